import { randomBytes, timingSafeEqual } from 'node:crypto';

/** Crockford's base 32: no letter is taken for a digit. Sixteen of them are 80 bits. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;
const GROUP = /.{4}(?=.)/g;
const ALIKE: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

export function makeCode(): string {
  return Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');
}

export const printedCode = (code: string) => code.replaceAll(GROUP, '$&-');

export const typedCode = (text: string) => bare(text).replaceAll(/[OIL]/g, (letter) => ALIKE[letter]!);

export const typedNumber = (text: string) => bare(text);

const bare = (text: string) => text.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');

/** Takes as long for a wrong code, and for none, as for the right one. */
export function isCode(code: string | undefined, typed: string): boolean {
  const [known, given] = [code ?? '', typed].map((text) => Buffer.from(text.padEnd(LENGTH).slice(0, LENGTH)));
  return timingSafeEqual(known!, given!) && code !== undefined && typed.length === LENGTH;
}
