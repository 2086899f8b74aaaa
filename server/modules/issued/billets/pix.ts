export interface PixReceiver {
  /** Of the receiving account: telephone, e-mail, tax id or random key. */
  readonly key: string;
  readonly name: string;
  readonly city: string;
}

export interface PixCharge {
  /** R$ with two decimals, such as 1234.56. */
  readonly amount: string;
  /** What the receiver knows the payment by: up to 25 letters and digits. */
  readonly reference: string;
}

const NAME_MAX = 25;
const CITY_MAX = 15;
const REFERENCE = /^[A-Za-z0-9]{1,25}$/;
const ARRANGEMENT = 'br.gov.bcb.pix';
const REAL = '986';
const CRC_HEAD = '6304';

/**
 * The static "copia e cola" of a charge: a BR Code (Manual de Padrões para Iniciação do Pix), each part as number,
 * length and content, and last the checksum over everything.
 */
export function pixCode({ key, name, city }: PixReceiver, { amount, reference }: PixCharge): string {
  if (!REFERENCE.test(reference)) throw new Error('a Pix reference is up to 25 letters and digits');
  const parts = [
    part('00', '01'),
    part('26', part('00', ARRANGEMENT) + part('01', key)),
    part('52', '0000'),
    part('53', REAL),
    part('54', amount),
    part('58', 'BR'),
    part('59', plain(name).slice(0, NAME_MAX).trim()),
    part('60', plain(city).slice(0, CITY_MAX).trim()),
    part('62', part('05', reference)),
  ];
  const code = parts.join('') + CRC_HEAD;
  return code + checksum(code);
}

function part(id: string, value: string): string {
  if (value.length === 0 || value.length > 99) throw new Error(`part ${id} of a Pix code has no such length`);
  return id + String(value.length).padStart(2, '0') + value;
}

/** ASCII alone: what a bank's application shows must not depend on its character set. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .trim();
}

/** CRC-16/CCITT-FALSE: polynomial 1021, begun with FFFF. */
function checksum(text: string): string {
  let crc = 0xffff;
  for (const character of text) {
    crc ^= character.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
