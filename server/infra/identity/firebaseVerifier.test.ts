import { createSign, generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { Agent } from 'node:https';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FirebaseConfig } from '../../config';
import { createFirebaseVerifier } from './firebaseVerifier';

const config: FirebaseConfig = {
  kind: 'firebase',
  projectId: 'lastro-real',
  apiKey: 'key',
  authDomain: 'lastro-real.firebaseapp.com',
  serviceAccount: null,
  messaging: null,
};
const google = generateKeyPairSync('rsa', { modulusLength: 2048 });
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
const now = Math.floor(Date.now() / 1000);
let keyServer: Server;

/** Carries what firebase-admin sends to Google to our own server instead, in the clear. */
function agentTo(port: number): Agent {
  return Object.assign(new Agent(), { createConnection: () => connect(port, '127.0.0.1') });
}

function token(claims: object, signer = google): string {
  const header = { alg: 'RS256', kid: 'k1', typ: 'JWT' };
  const iss = 'https://securetoken.google.com/lastro-real';
  const payload = {
    iss,
    aud: 'lastro-real',
    sub: 'one',
    iat: now - 60,
    auth_time: now,
    exp: now + 60,
    ...claims,
  };
  const text = [header, payload]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${text}.${createSign('RSA-SHA256').update(text).sign(signer.privateKey, 'base64url')}`;
}

function verify(idToken: string): Promise<unknown> {
  return createFirebaseVerifier(config, agentTo((keyServer.address() as AddressInfo).port))(idToken);
}

describe('createFirebaseVerifier', () => {
  beforeAll(async () => {
    const keys = JSON.stringify({ k1: google.publicKey.export({ type: 'spki', format: 'pem' }) });
    keyServer = createServer((_request, response) => response.end(keys));
    await new Promise<void>((resolve) => keyServer.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => keyServer.close());

  it('accepts a token that the project signed', async () => {
    const expected = {
      uid: 'one',
      email: 'uma@lastro.test',
      name: null,
      isEmailVerified: false,
      provider: null,
      hasSecondFactor: false,
      authenticatedAt: now,
      expiresAt: now + 60,
    };
    expect(await verify(token({ email: 'Uma@Lastro.test' }))).toEqual(expected);
    const entered = await verify(token({ firebase: { sign_in_second_factor: 'totp' } }));
    expect(entered).toMatchObject({ hasSecondFactor: true });
  });

  it('refuses a signature by another key', async () => {
    await expect(verify(token({}, stranger))).rejects.toMatchObject({ reason: 'invalid' });
  });

  it('refuses a token of another project', async () => {
    await expect(verify(token({ aud: 'other' }))).rejects.toMatchObject({ reason: 'invalid' });
  });

  it('refuses an expired token', async () => {
    await expect(verify(token({ exp: now - 1 }))).rejects.toMatchObject({ reason: 'expired' });
  });

  it('does not blame the token when the keys are out of reach', async () => {
    const unreachable = createFirebaseVerifier(config, agentTo(1));
    await expect(unreachable(token({}))).rejects.not.toHaveProperty('reason');
  });
});
