import { createHmac, randomInt } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const BITS = 5;
const PERIOD_MS = 30_000;
export const CODE_LENGTH = 6;
const SECRET_LENGTH = 32;

/** A key that an authenticator app takes, 160 bits in base 32. */
export const newSecret = (): string =>
  Array.from({ length: SECRET_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** The code of RFC 6238 that an authenticator app shows for `secret` at that time. */
export function codeAt(secret: string, at: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / PERIOD_MS)));
  const hash = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = hash.at(-1)! & 0xf;
  const number = (hash.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** CODE_LENGTH;
  return String(number).padStart(CODE_LENGTH, '0');
}

/** One period early or late counts, as at Firebase: clocks differ and people type slowly. */
export const isCode = (secret: string, code: string, now: number): boolean =>
  [-1, 0, 1].some((period) => codeAt(secret, now + period * PERIOD_MS) === code);

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(BITS, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
