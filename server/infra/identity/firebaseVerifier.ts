import type { Agent } from 'node:https';
import { getAuth, type DecodedIdToken } from 'firebase-admin/auth';
import type { FirebaseConfig } from '../../config';
import { OperatorError } from '../OperatorError';
import { openFirebaseApp } from './firebaseApp';
import { InvalidTokenError, type TokenIdentity, type VerifyIdToken } from './VerifyIdToken';

export function createFirebaseVerifier(config: FirebaseConfig, agent?: Agent): VerifyIdToken {
  // firebase-admin reads this variable by itself and would then accept any unsigned token.
  if (process.env['FIREBASE_AUTH_EMULATOR_HOST']) {
    throw new OperatorError('FIREBASE_AUTH_EMULATOR_HOST must not be set together with FIREBASE_PROJECT_ID.');
  }
  const auth = getAuth(openFirebaseApp(config, agent));
  return (idToken) => auth.verifyIdToken(idToken).then(identityOf, refuse);
}

function identityOf({
  uid,
  email,
  name,
  email_verified,
  firebase,
  auth_time,
  exp,
}: DecodedIdToken): TokenIdentity {
  const text: unknown = name;
  return {
    uid,
    email: email?.toLowerCase() ?? null,
    name: typeof text === 'string' ? text : null,
    isEmailVerified: email_verified === true,
    provider: firebase?.sign_in_provider ?? null,
    hasSecondFactor: Boolean(firebase?.sign_in_second_factor),
    authenticatedAt: auth_time,
    expiresAt: exp,
  };
}

function refuse(error: { code?: string; message?: string }): never {
  if (error.code === 'auth/id-token-expired') throw new InvalidTokenError('expired');
  // firebase-admin gives the same code when it cannot fetch Google's keys; only its words about the token differ.
  const tokenAtFault = error.code === 'auth/argument-error' && error.message?.includes('Firebase ID token');
  if (tokenAtFault) throw new InvalidTokenError('invalid');
  throw error;
}
