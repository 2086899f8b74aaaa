/** What a bank's application reads of a Pix code: its parts by number, nested ones as `26.01`; throws where it is wrong. */
export function readPix(code: string): Record<string, string> {
  const [body, crc] = [code.slice(0, -4), code.slice(-4)];
  if (crc16(Buffer.from(body, 'ascii')) !== Number.parseInt(crc, 16))
    throw new Error('the checksum is wrong');
  return readParts(body.slice(0, -4), '');
}

const NESTED = new Set(['26', '62']);

function readParts(text: string, prefix: string): Record<string, string> {
  const found: Record<string, string> = {};
  let rest = text;
  while (rest !== '') {
    const match = /^(\d\d)(\d\d)/.exec(rest);
    const length = Number(match?.[2]);
    const value = rest.slice(4, 4 + length);
    if (!match || value.length !== length) throw new Error(`cannot be read: ${rest}`);
    const id = prefix + match[1];
    if (NESTED.has(id)) Object.assign(found, readParts(value, `${id}.`));
    else found[id] = value;
    rest = rest.slice(4 + length);
  }
  return found;
}

/** By table, unlike the bit-by-bit writer. */
const TABLE = Array.from({ length: 256 }, (_, byte) => {
  let value = byte * 256;
  for (let bit = 0; bit < 8; bit += 1) {
    value = value >= 32_768 ? (value * 2 - 65_536) ^ 4129 : value * 2;
  }
  return value;
});

export function crc16(bytes: Uint8Array): number {
  return bytes.reduce((crc, byte) => ((crc % 256) * 256) ^ TABLE[Math.floor(crc / 256) ^ byte]!, 0xffff);
}
