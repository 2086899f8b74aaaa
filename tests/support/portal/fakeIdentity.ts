import type { Identity, IdentityProvider, SecondFactor } from '../../../src/shared/auth/IdentityProvider';

const HOUR = 3_600_000;

let listener: ((identity: Identity | null) => void) | undefined;
let current: Identity | null = null;
let refusal: string | undefined;
let factorRefusals: string[] = [];
let isEnrolled = false;

/** Stands in for Firebase: any password signs in the person that the test names. */
export const fakeIdentity = {
  /** Who is signed in from now on. */
  be(identity: Identity | null): void {
    current = identity;
    refusal = undefined;
    factorRefusals = [];
    isEnrolled = false;
    listener?.(identity);
  },
  /** The next sign-ins fail for that reason, 'auth/wrong-password'. */
  refuse(code: string): void {
    refusal = code;
  },
  /** The next things done with a second factor fail, each for one of these reasons. */
  refuseFactor(...codes: string[]): void {
    factorRefusals = codes;
  },
  /** Another browser has added an app. */
  enrolElsewhere(): void {
    isEnrolled = true;
  },
};

const failed = (code: string) => Object.assign(new Error(code), { code });

function mayFail(): void {
  const code = factorRefusals.shift();
  if (code) throw failed(code);
}

export const KEY = 'ABCDEFGH234567';

/** Any code and any password do, until a reason not to is given. */
const fakeFactor = (entering: () => Identity): SecondFactor => ({
  async answer() {
    mayFail();
    fakeIdentity.be(entering());
  },
  isEnrolled: async () => isEnrolled,
  async enrol(issuer) {
    mayFail();
    const address = `otpauth://totp/${issuer}:ana?secret=${KEY}`;
    return { key: KEY, address, confirm: async () => mayFail() };
  },
  showPassword: async () => mayFail(),
});

export const fakeProvider = (entering: () => Identity): IdentityProvider => ({
  watch(next) {
    listener = next;
    next(current);
  },
  async signIn() {
    if (refusal) throw failed(refusal);
    fakeIdentity.be(entering());
  },
  async signInWith() {
    fakeIdentity.be(entering());
  },
  secondFactor: async () => fakeFactor(entering),
  async signOut() {
    fakeIdentity.be(null);
  },
  async token() {
    return current ? { text: 'token', expiresAt: Date.now() + HOUR } : undefined;
  },
});
