import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FirebaseConfig } from '../../config';
import { emulatorToken } from '../../../tests/support/emulatorToken';
import { createTokenVerifier } from './createTokenVerifier';

const firebase: FirebaseConfig = {
  kind: 'firebase',
  projectId: 'lastro-real',
  apiKey: 'key',
  authDomain: 'lastro-real.firebaseapp.com',
  serviceAccount: null,
  messaging: null,
};
const ofRealProject = { iss: 'https://securetoken.google.com/lastro-real', aud: 'lastro-real' };
const seconds = (): number => Math.floor(Date.now() / 1000);

describe('with the emulator', () => {
  const verify = async (token: string) =>
    (await createTokenVerifier({ kind: 'emulator', host: null }))(token);

  it('accepts its unsigned token and says whose it is', async () => {
    const token = emulatorToken({
      sub: 'one',
      email: 'One@Lastro.test',
      name: 'Uma',
      auth_time: 7,
      exp: 4_000_000_000,
    });
    const expected = {
      uid: 'one',
      email: 'one@lastro.test',
      name: 'Uma',
      isEmailVerified: false,
      provider: null,
      hasSecondFactor: false,
      authenticatedAt: 7,
      expiresAt: 4_000_000_000,
    };
    expect(await verify(token)).toEqual(expected);
  });

  it.each([
    [{ sign_in_provider: 'password', sign_in_second_factor: 'totp' }, true],
    [{ sign_in_provider: 'password', sign_in_second_factor: true }, false],
    [{ sign_in_provider: 'password' }, false],
  ])('reads off %o whether a second factor was asked for', async (claims, hasSecondFactor) => {
    const token = emulatorToken({ sub: 'one', firebase: claims });
    expect(await verify(token)).toMatchObject({ provider: 'password', hasSecondFactor });
  });

  it('accepts a token that still holds for a moment, refuses one that just ended', async () => {
    expect(await verify(emulatorToken({ sub: 'one', exp: seconds() + 2 }))).toMatchObject({ uid: 'one' });
    await expect(verify(emulatorToken({ sub: 'one', exp: seconds() }))).rejects.toMatchObject({
      reason: 'expired',
    });
  });

  it.each([
    ['of another project', emulatorToken({ sub: 'one', ...ofRealProject })],
    ['without a subject', emulatorToken({ sub: '' })],
    ['without an end', emulatorToken({ sub: 'one', exp: undefined })],
    ['with a signature nobody checked', `${emulatorToken({ sub: 'one' })}c2lnbmVk`],
    ['that is no token', 'abc'],
    ['with broken parts', '%.%.'],
    ['with a list for claims', `${emulatorToken({ sub: 'one' }).split('.')[0]}.W10.`],
  ])('refuses a token %s', async (_what, token) => {
    await expect(verify(token)).rejects.toMatchObject({ reason: 'invalid' });
  });
});

describe('with a real Firebase project', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('refuses an unsigned token', async () => {
    const verify = await createTokenVerifier(firebase);
    const token = emulatorToken({ sub: 'one', ...ofRealProject });
    await expect(verify(token)).rejects.toMatchObject({ reason: 'invalid' });
  });

  it('refuses a token that claims RS256 and carries no signature', async () => {
    const [, claims] = emulatorToken({ sub: 'one', ...ofRealProject }).split('.');
    const header = Buffer.from('{"alg":"RS256"}').toString('base64url');
    const verify = await createTokenVerifier(firebase);
    await expect(verify(`${header}.${claims}.`)).rejects.toMatchObject({ reason: 'invalid' });
  });

  it('does not start beside the emulator, whose variable would open firebase-admin to unsigned tokens', async () => {
    vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1:9099');
    await expect(createTokenVerifier(firebase)).rejects.toThrow('must not be set together');
  });

  it('names a service account key that it cannot read', async () => {
    const config = { ...firebase, serviceAccount: '/nowhere/key.json' };
    await expect(createTokenVerifier(config)).rejects.toThrow(
      'FIREBASE_SERVICE_ACCOUNT names /nowhere/key.json',
    );
  });
});
