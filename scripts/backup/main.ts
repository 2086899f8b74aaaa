import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openBucket } from '../../server/adapters/objects/s3Store';
import { readConfig } from '../../server/config';
import { OperatorError } from '../../server/infra/OperatorError';
import { runningProduct } from '../executive-link/runningProduct';
import { ACCOUNTS } from './Manifest';
import { makeBackup } from './makeBackup';

const USAGE = 'Usage: npm run backup -- FOLDER (a new one)';

export async function main([folder, ...more] = process.argv.slice(2)): Promise<void> {
  if (!folder || folder.startsWith('-') || more.length > 0) throw new OperatorError(USAGE);
  const config = readConfig();
  const { databaseUrl } = await runningProduct(config);
  const accounts = join(config.dataDir, ACCOUNTS);
  const isOurs = config.identity.kind === 'emulator' && existsSync(accounts);
  const at = resolve(folder);
  const { bucket } = config.documents;
  const objects = bucket && openBucket(bucket);
  const { rows } = await makeBackup({ databaseUrl, objects, ...(isOurs && { accounts }) }, at);
  const all = Object.values(rows).reduce((sum, count) => sum + count, 0);
  process.stdout.write(`${all} rows of ${Object.keys(rows).length} tables are in ${at}.\n`);
  if (config.identity.kind === 'firebase')
    process.stdout.write(
      `Accounts and passwords are Firebase's: npx firebase-tools auth:export accounts.json --project ${config.identity.projectId}\n`,
    );
}
