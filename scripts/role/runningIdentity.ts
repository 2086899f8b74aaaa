import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../server/config';
import { createIdentityAdmin } from '../../server/infra/identity/createIdentityAdmin';
import type { IdentityAdmin } from '../../server/infra/identity/IdentityAdmin';
import { OperatorError } from '../../server/infra/OperatorError';

/** Accounts of the configured project, or of the emulator of the product that runs on the data folder. */
export function runningIdentity({ identity, dataDir }: Config): IdentityAdmin {
  // firebase-admin finds the emulator by this variable alone.
  if (identity.kind === 'emulator') {
    process.env['FIREBASE_AUTH_EMULATOR_HOST'] ??= `127.0.0.1:${portOf(dataDir)}`;
  }
  return createIdentityAdmin(identity);
}

function portOf(dataDir: string): string {
  try {
    return readFileSync(join(dataDir, 'identity.port'), 'utf8').trim();
  } catch {
    throw new OperatorError(
      `No identity emulator runs on the data folder ${dataDir}: start it with npm start first.`,
    );
  }
}
