import type { IdentityConfig } from '../../config';
import { createEmulatorVerifier } from './emulatorVerifier';
import type { VerifyIdToken } from './VerifyIdToken';

/**
 * The check that fits the configuration: unsigned tokens pass only where the emulator is the identity provider.
 * Throws OperatorError for credentials that cannot be used.
 */
export async function createTokenVerifier(identity: IdentityConfig): Promise<VerifyIdToken> {
  if (identity.kind === 'emulator') return createEmulatorVerifier();
  const { createFirebaseVerifier } = await import('./firebaseVerifier');
  return createFirebaseVerifier(identity);
}
