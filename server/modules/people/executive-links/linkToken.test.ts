import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashToken, isLinkToken, readToken, signToken } from './linkToken';
import type { LinkClaims } from './linkToken';

const key = randomBytes(32);
const claims: LinkClaims = { id: 'a', client: '11444777000161', flow: 'cotacao', exp: 1_795_000_000 };

test('a token says what it was signed for, and stands in a path as it is', () => {
  const token = signToken(claims, key);
  expect(readToken(token, key)).toMatchObject(claims);
  expect(encodeURIComponent(token)).toBe(token);
  expect(isLinkToken(token)).toBe(true);
});

test('no two tokens are the same, and none can be made of its claims', () => {
  const [one, other] = [signToken(claims, key), signToken(claims, key)];
  expect(hashToken(one)).not.toBe(hashToken(other));
});

const token = signToken(claims, key);
const [mark, payload = '', signature = ''] = token.split('~');
const forged = Buffer.from(JSON.stringify({ ...claims, client: '11222333000181' })).toString('base64url');

test.each([
  ['of another key', signToken(claims, randomBytes(32))],
  ['for another client', `${mark}~${forged}~${signature}`],
  ['without a signature', `${mark}~${payload}`],
  ['with an empty signature', `${mark}~${payload}~`],
  ['cut short', token.slice(0, -1)],
  ['with something behind it', `${token}~x`],
  ['of no payload', `${mark}~~`],
  ['of a mark alone', 'e1~'],
  ['without its mark', `${payload}~${signature}`],
  ['of nothing', ''],
])('nothing is read from a token %s', (_what, text) => {
  expect(readToken(text, key)).toBeUndefined();
});

test('an ID token is no link', () => {
  expect(isLinkToken('eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.')).toBe(false);
});
