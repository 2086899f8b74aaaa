import { randomUUID } from 'node:crypto';
import type { Account } from '../accounts';
import { CODE_LENGTH, isCode, newSecret } from './codes';
import type { Body, Factor, FactorState, Operations, Refuse } from './emulatorOperations';

const ENROLMENT_MS = 300_000;

/**
 * The emulator knows second factors by SMS alone. This answers the three calls of authenticator apps in Firebase's
 * form; asking for the factor after the password, the tokens and their renewal stay the emulator's.
 */
export function answerTotp(operations: Operations, refuse: Refuse): void {
  const { accounts, tokensOf, ownerOf } = helpersOf(operations, refuse);
  const begun = new Map<string, { secret: string; until: number }>();

  accounts.mfaEnrollment['start'] = (state, { idToken = '' }) => {
    const { user } = ownerOf(state, idToken);
    refuse(user['emailVerified'], 'UNVERIFIED_EMAIL : Need to verify email first.');
    const [sessionInfo, sharedSecretKey, until] = [randomUUID(), newSecret(), Date.now() + ENROLMENT_MS];
    begun.set(sessionInfo, { secret: sharedSecretKey, until });
    const form = { verificationCodeLength: CODE_LENGTH, hashingAlgorithm: 'SHA1', periodSec: 30 };
    const finalizeEnrollmentTime = new Date(until).toISOString();
    return { totpSessionInfo: { sharedSecretKey, sessionInfo, finalizeEnrollmentTime, ...form } };
  };

  accounts.mfaEnrollment['finalize'] = (state, { idToken = '', displayName, totpVerificationInfo }) => {
    const { user, provider } = ownerOf(state, idToken);
    const { sessionInfo = '', verificationCode = '' } = totpVerificationInfo ?? {};
    const enrolment = begun.get(sessionInfo);
    refuse(enrolment && enrolment.until > Date.now(), 'SESSION_EXPIRED');
    refuse(isCode(enrolment.secret, verificationCode, Date.now()), 'INVALID_CODE');
    begun.delete(sessionInfo);
    const factor = factorOf(enrolment.secret, displayName);
    const enrolled = state.updateUserByLocalId(user.localId, { mfaInfo: [...factorsOf(user), factor] });
    return tokensOf(state, enrolled, provider, factor);
  };

  accounts.mfaSignIn['finalize'] = (state, { mfaPendingCredential = '', mfaEnrollmentId, ...body }) => {
    const { localId, signInProvider } = pendingOf(mfaPendingCredential);
    const user = state.getUserByLocalId(localId);
    refuse(user, 'INVALID_MFA_PENDING_CREDENTIAL');
    const factor = factorsOf(user).find((each) => each.mfaEnrollmentId === mfaEnrollmentId);
    refuse(factor, 'MFA_ENROLLMENT_NOT_FOUND');
    const code = body.totpVerificationInfo?.verificationCode ?? '';
    refuse(isCode(factor.totpInfo.secret, code, Date.now()), 'INVALID_CODE');
    const entered = state.updateUserByLocalId(localId, { lastLoginAt: String(Date.now()) });
    return tokensOf(state, entered, signInProvider, factor);
  };
}

export interface Validating {
  validateMfaEnrollments(factors: readonly object[]): unknown;
}

/** The emulator wants a phone number of every factor. */
export function keepAuthenticatorApps(state: Validating): void {
  const validate = state.validateMfaEnrollments.bind(state);
  state.validateMfaEnrollments = (factors) => validate(factors.filter((factor) => !('totpInfo' in factor)));
}

function helpersOf(operations: Operations, refuse: Refuse) {
  const { accounts } = operations.identitytoolkit;
  for (const name of ['signInWithPassword', 'signInWithIdp'] as const) {
    const own = accounts[name];
    accounts[name] = async (...asked) => withKind((await own(...asked)) as Body);
  }
  return {
    accounts,
    ownerOf(state: FactorState, idToken: string) {
      accounts.lookup(state, { idToken }, {});
      const claims = claimsOf(idToken);
      const user = state.getUserByLocalId(claims.user_id);
      refuse(user, 'USER_NOT_FOUND');
      return { user, provider: claims.firebase.sign_in_provider };
    },
    tokensOf(state: FactorState, user: Account, provider: string, { mfaEnrollmentId }: Factor) {
      const secondFactor = { identifier: mfaEnrollmentId, provider: 'totp' };
      const refreshToken = state.createRefreshTokenFor(user, provider, { secondFactor });
      const renewed = operations.securetoken.token(state, { grantType: 'refresh_token', refreshToken });
      const { id_token: idToken } = renewed as { id_token: string };
      return { idToken, refreshToken };
    },
  };
}

/** The emulator leaves out of a sign-in's answer what kind of factor it asks for. */
const withKind = ({ mfaInfo, ...answer }: Body): Body =>
  mfaInfo ? { ...answer, mfaInfo: mfaInfo.map((factor) => ({ ...factor, totpInfo: {} })) } : answer;

/** The emulator keeps the secret readable, like passwords; a real project never comes through here. */
const factorOf = (secret: string, displayName?: string): Factor => ({
  mfaEnrollmentId: randomUUID(),
  ...(displayName !== undefined && { displayName }),
  enrolledAt: new Date().toISOString(),
  totpInfo: { secret },
});

const factorsOf = (user: Account) => (user['mfaInfo'] ?? []) as readonly Factor[];

const parsed = <T>(text: string, encoding: 'base64' | 'base64url') =>
  JSON.parse(Buffer.from(text, encoding).toString()) as T;

const claimsOf = (idToken: string) =>
  parsed<{ user_id: string; firebase: { sign_in_provider: string } }>(
    idToken.split('.')[1] ?? '',
    'base64url',
  );

const pendingOf = (credential: string) =>
  parsed<{ localId: string; signInProvider: string }>(credential, 'base64');
