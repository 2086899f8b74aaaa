import type { Account } from './accounts';

export interface SeedAccount {
  uid: string;
  email: string;
  name: string;
}

export function seedAccounts(seed: readonly SeedAccount[], password: string): Account[] {
  const now = Date.now();
  return seed.map(({ uid, email, name }) => ({
    localId: uid,
    email,
    displayName: name,
    emailVerified: true,
    disabled: false,
    salt: `salt-${uid}`,
    // The emulator keeps passwords readable; a real project never comes through here.
    passwordHash: `fakeHash:salt=salt-${uid}:password=${password}`,
    passwordUpdatedAt: now,
    validSince: String(Math.floor(now / 1000)),
    createdAt: String(now),
  }));
}
