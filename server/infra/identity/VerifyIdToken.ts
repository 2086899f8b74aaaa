/** Who a valid ID token speaks for. Times are seconds since 1970. */
export interface TokenIdentity {
  uid: string;
  /** Lower case. */
  email: string | null;
  name: string | null;
  isEmailVerified: boolean;
  /** How the person signed in: 'password', 'google.com'; null when the token does not say. */
  provider: string | null;
  /** Whether a code was asked for beside the password. */
  hasSecondFactor: boolean;
  /** When the person last showed who they are; a renewed token keeps it. */
  authenticatedAt: number;
  expiresAt: number;
}

/** Why a token was refused; `expired` asks for a new sign-in, `invalid` deserves no explanation. */
export class InvalidTokenError extends Error {
  override readonly name = 'InvalidTokenError';
  constructor(readonly reason: 'expired' | 'invalid') {
    super(`The ID token is ${reason}.`);
  }
}

/** Checks one ID token; rejects with InvalidTokenError, or otherwise when Google's keys are out of reach. */
export type VerifyIdToken = (idToken: string) => Promise<TokenIdentity>;
