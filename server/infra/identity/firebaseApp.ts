import type { Agent } from 'node:https';
import { applicationDefault, cert, initializeApp, type App, type Credential } from 'firebase-admin/app';
import type { FirebaseConfig } from '../../config';
import { OperatorError } from '../OperatorError';

export function openFirebaseApp({ projectId, serviceAccount }: FirebaseConfig, httpAgent?: Agent): App {
  const name = `lastro-${projectId}-${performance.now()}`;
  return initializeApp(
    { projectId, credential: credentialOf(serviceAccount), ...(httpAgent && { httpAgent }) },
    name,
  );
}

function credentialOf(serviceAccount: string | null): Credential {
  if (!serviceAccount) return applicationDefault();
  try {
    return cert(serviceAccount);
  } catch {
    throw new OperatorError(
      `FIREBASE_SERVICE_ACCOUNT names ${serviceAccount}, which is no service account key.`,
    );
  }
}
