const UTF8 = [0xef, 0xbb, 0xbf];

const beginsWith = (bytes: Uint8Array, mark: readonly number[]) =>
  mark.every((byte, at) => bytes[at] === byte);

/** Every second byte of a western text in UTF-16 is zero; in no other encoding is one. */
function zerosAt(bytes: Uint8Array, first: 0 | 1): boolean {
  const head = bytes.subarray(0, 200);
  let zeros = 0;
  for (let at: number = first; at < head.length; at += 2) if (head[at] === 0) zeros += 1;
  return head.length > 3 && zeros > head.length / 4;
}

/** The text of a CSV in UTF-8, UTF-16, or as Excel in Brazil saves it (windows-1252), which takes any bytes. */
export function decodeText(bytes: Uint8Array): string {
  if (beginsWith(bytes, [0xff, 0xfe]) || zerosAt(bytes, 1)) return new TextDecoder('utf-16le').decode(bytes);
  if (beginsWith(bytes, [0xfe, 0xff]) || zerosAt(bytes, 0)) return new TextDecoder('utf-16be').decode(bytes);
  if (beginsWith(bytes, UTF8)) return new TextDecoder().decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
