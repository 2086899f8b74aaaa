import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;

export function newToken(): string {
  return randomBytes(BYTES).toString('base64url');
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
