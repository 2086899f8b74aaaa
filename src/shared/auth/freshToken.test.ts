import { describe, expect, it } from 'vitest';
import { freshToken } from './freshToken';
import type { IdentityProvider, IdentityToken } from './IdentityProvider';

const now = Date.parse('2026-11-20T12:00:00Z');
const minutes = (count: number) => count * 60_000;

/** A provider whose token ends so many milliseconds from now, and whose renewal does `renew`. */
function provider(
  endsIn: number | undefined,
  renew: () => Promise<IdentityToken | undefined>,
): IdentityProvider {
  const current = endsIn === undefined ? undefined : { text: 'old', expiresAt: now + endsIn };
  const unused = () => Promise.reject(new Error('not part of this'));
  return {
    watch: () => {},
    signIn: unused,
    signInWith: unused,
    secondFactor: unused,
    signOut: unused,
    token: (fresh) => (fresh ? renew() : Promise.resolve(current)),
  };
}

const renewed = async () => ({ text: 'new', expiresAt: now + minutes(60) });
const fails = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));

describe('freshToken', () => {
  it('keeps a token that lasts longer than 5 minutes', async () => {
    expect(await freshToken(provider(minutes(5) + 1, renewed), now)).toBe('old');
  });

  it('renews a token within 5 minutes of its end', async () => {
    expect(await freshToken(provider(minutes(5), renewed), now)).toBe('new');
  });

  it('gives none when nobody is signed in', async () => {
    expect(await freshToken(provider(undefined, renewed), now)).toBeUndefined();
  });

  it('ends the session when the provider refuses to renew', async () => {
    await expect(
      freshToken(provider(minutes(4), fails('auth/user-token-expired')), now),
    ).rejects.toMatchObject({
      status: 401,
      code: 'SESSION_REFRESH',
      message: 'Sessão expirada! Faça o login novamente!',
    });
  });

  it('uses a token still good while there is no network', async () => {
    expect(await freshToken(provider(1, fails('auth/network-request-failed')), now)).toBe('old');
  });

  it('does not end the session for want of a network', async () => {
    await expect(freshToken(provider(0, fails('auth/network-request-failed')), now)).rejects.toMatchObject({
      status: 0,
      code: 'NETWORK',
    });
  });
});
