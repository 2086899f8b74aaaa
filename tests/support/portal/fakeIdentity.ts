import type { Identity, IdentityProvider } from '../../../src/shared/auth/IdentityProvider';

const HOUR = 3_600_000;

let listener: ((identity: Identity | null) => void) | undefined;
let current: Identity | null = null;
let refusal: string | undefined;

/** Stands in for Firebase: any password signs in the person that the test names. */
export const fakeIdentity = {
  /** Who is signed in from now on. */
  be(identity: Identity | null): void {
    current = identity;
    refusal = undefined;
    listener?.(identity);
  },
  /** The next sign-ins fail for that reason, 'auth/wrong-password'. */
  refuse(code: string): void {
    refusal = code;
  },
};

export const fakeProvider = (entering: () => Identity): IdentityProvider => ({
  watch(next) {
    listener = next;
    next(current);
  },
  async signIn() {
    if (refusal) throw Object.assign(new Error(refusal), { code: refusal });
    fakeIdentity.be(entering());
  },
  async signInWith() {
    fakeIdentity.be(entering());
  },
  async signOut() {
    fakeIdentity.be(null);
  },
  async token() {
    return current ? { text: 'token', expiresAt: Date.now() + HOUR } : undefined;
  },
});
