import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;

/** The token of a link that is sent by e-mail: 43 characters that fit a path. */
export function newToken(): string {
  return randomBytes(BYTES).toString('base64url');
}

/** What is stored of a token, or of an e-mail that may have no account. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
