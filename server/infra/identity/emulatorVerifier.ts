import { EMULATOR_PROJECT } from './emulatorProject';
import { InvalidTokenError, type TokenIdentity, type VerifyIdToken } from './VerifyIdToken';

interface Claims {
  iss?: unknown;
  aud?: unknown;
  sub?: unknown;
  exp?: unknown;
  auth_time?: unknown;
  email?: unknown;
  name?: unknown;
  email_verified?: unknown;
  firebase?: unknown;
}

export function createEmulatorVerifier(): VerifyIdToken {
  return async (idToken) => identityOf(decode(idToken));
}

function decode(idToken: string): Claims {
  const [header, claims, signature, ...more] = idToken.split('.');
  if (!header || !claims || signature !== '' || more.length > 0) throw new InvalidTokenError('invalid');
  if (parsePart(header)['alg'] !== 'none') throw new InvalidTokenError('invalid');
  return parsePart(claims);
}

function parsePart(part: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch {
    // Falls through to the refusal below.
  }
  throw new InvalidTokenError('invalid');
}

function identityOf({ iss, aud, sub, exp, ...person }: Claims): TokenIdentity {
  const ours = aud === EMULATOR_PROJECT && iss === `https://securetoken.google.com/${EMULATOR_PROJECT}`;
  if (!ours || typeof sub !== 'string' || sub === '' || typeof exp !== 'number') {
    throw new InvalidTokenError('invalid');
  }
  if (exp * 1000 <= Date.now()) throw new InvalidTokenError('expired');
  const signIn = person.firebase as Partial<Record<string, unknown>> | undefined;
  return {
    uid: sub,
    email: textOf(person.email)?.toLowerCase() ?? null,
    name: textOf(person.name),
    isEmailVerified: person.email_verified === true,
    provider: textOf(signIn?.['sign_in_provider']),
    hasSecondFactor: textOf(signIn?.['sign_in_second_factor']) !== null,
    authenticatedAt: typeof person.auth_time === 'number' ? person.auth_time : 0,
    expiresAt: exp,
  };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
