import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { AnyFlow } from '../../../../contract/linkFlows';

export interface LinkClaims {
  id: string;
  client: string;
  flow: AnyFlow;
  exp: number;
}

// No dots and no slashes: the token is a segment of a path, and is told from an ID token at a glance.
const MARK = 'e1~';
const NONCE_BYTES = 16;

export function isLinkToken(token: string): boolean {
  return token.startsWith(MARK);
}

/** The random part keeps a token from being derived from what is stored. */
export function signToken(claims: LinkClaims, key: Buffer): string {
  const nonce = randomBytes(NONCE_BYTES).toString('base64url');
  const payload = Buffer.from(JSON.stringify({ ...claims, nonce })).toString('base64url');
  return `${MARK}${payload}~${signatureOf(payload, key).toString('base64url')}`;
}

/** Undefined unless the signature is right. */
export function readToken(token: string, key: Buffer): LinkClaims | undefined {
  const [payload = '', signature = '', ...more] = token.slice(MARK.length).split('~');
  const [given, right] = [Buffer.from(signature, 'base64url'), signatureOf(payload, key)];
  const isSigned = given.length === right.length && timingSafeEqual(given, right);
  if (!isLinkToken(token) || !isSigned || more.length > 0) return undefined;
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as LinkClaims;
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function signatureOf(payload: string, key: Buffer): Buffer {
  return createHmac('sha256', key).update(payload).digest();
}
