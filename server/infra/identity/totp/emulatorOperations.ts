import type { Account } from '../accounts';

/** An enrolled authenticator app as the emulator keeps it with its account. */
export interface Factor {
  mfaEnrollmentId: string;
  displayName?: string;
  enrolledAt: string;
  totpInfo: { secret: string };
}

/** The emulator's memory as far as second factors need it (firebase-tools/lib/emulator/auth/state.js, pinned). */
export interface FactorState {
  getUserByLocalId(localId: string): Account | undefined;
  updateUserByLocalId(localId: string, fields: Partial<Account>): Account;
  createRefreshTokenFor(user: Account, provider: string, options: { secondFactor: object }): string;
}

/** The fields of requests and answers that are read here. */
export interface Body {
  readonly [field: string]: unknown;
  readonly idToken?: string;
  readonly displayName?: string;
  readonly mfaPendingCredential?: string;
  readonly mfaEnrollmentId?: string;
  readonly mfaInfo?: readonly object[];
  readonly totpVerificationInfo?: { sessionInfo?: string; verificationCode?: string };
}

type Operation = (state: FactorState, body: Body, context?: object) => unknown;

type Accounts = Record<'lookup' | 'signInWithPassword' | 'signInWithIdp', Operation> &
  Record<'mfaEnrollment' | 'mfaSignIn', Record<string, Operation>>;

/** What the emulator does for each call (firebase-tools/lib/emulator/auth/operations.js, pinned). */
export interface Operations {
  identitytoolkit: { accounts: Accounts };
  securetoken: { token: Operation };
}

/** Answers a false condition by that code, as Firebase would. */
export type Refuse = (condition: unknown, code: string) => asserts condition;
