import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../server/config';
import { OperatorError } from '../../server/infra/OperatorError';
import { runningPostgres } from '../../server/infra/postgres/runningPostgres';
import { browserUrl } from '../start/address';
import { checkDatabase } from '../start/checkDatabase';
import type { LockRecord } from '../start/lock';
import { isAlive } from '../start/processStamp';

export interface RunningProduct {
  databaseUrl: string;
  origin: string;
}

/** Finds the product that runs on the data folder. Throws OperatorError when its database is not there. */
export async function runningProduct(config: Config): Promise<RunningProduct> {
  const { dataDir, host, port } = config;
  // A command has work that a pooler may not carry, and one connection.
  const databaseUrl = config.databaseDirectUrl ?? config.databaseUrl;
  if (databaseUrl) await checkDatabase(databaseUrl);
  const url = databaseUrl ?? (await runningPostgres(dataDir));
  if (!url) {
    throw new OperatorError(`No product runs on the data folder ${dataDir}: start it with npm start first.`);
  }
  return { databaseUrl: url, origin: lockedOrigin(dataDir) ?? browserUrl(host, port) };
}

function lockedOrigin(dataDir: string): string | undefined {
  try {
    const lock = JSON.parse(readFileSync(join(dataDir, 'lastro.lock'), 'utf8')) as LockRecord;
    return isAlive(lock.owner) ? lock.url : undefined;
  } catch {
    return undefined;
  }
}
