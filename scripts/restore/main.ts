import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { readConfig } from '../../server/config';
import { OperatorError } from '../../server/infra/OperatorError';
import { restoreBackup } from './restoreBackup';

const USAGE = 'Usage: DATABASE_URL=postgresql://… npm run restore -- FOLDER [--replace]';

export async function main(args = process.argv.slice(2)): Promise<void> {
  const { folder, replace } = readWish(args);
  const config = readConfig();
  const databaseUrl = config.databaseDirectUrl ?? config.databaseUrl;
  if (!databaseUrl) throw new OperatorError(`DATABASE_URL is missing: which database is it for?\n${USAGE}`);
  const mayReplace = async (rows: number) => replace || (await isSure(databaseUrl, rows));
  const { manifest, before } = await restoreBackup(folder, { databaseUrl, mayReplace });
  const all = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0);
  process.stdout.write(`${all} rows of ${manifest.madeAt} are in place, table by table as they were.\n`);
  if (before) process.stdout.write(`What stood there is kept as the database ${before}.\n`);
}

async function isSure(url: string, rows: number): Promise<boolean> {
  const name = new URL(url).pathname.slice(1);
  if (!process.stdin.isTTY)
    throw new OperatorError(
      `The database ${name} holds ${rows} rows: say --replace to put the backup in its place.`,
    );
  const ask = createInterface({ input: process.stdin, output: process.stdout });
  const said = await ask.question(
    `${name} holds ${rows} rows. Type its name to put the backup in its place: `,
  );
  ask.close();
  return said.trim() === name;
}

function readWish(args: string[]): { folder: string; replace: boolean } {
  try {
    const options = { replace: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [folder] = positionals;
    if (folder && positionals.length === 1) return { folder, replace: values.replace ?? false };
  } catch {
    // An unknown option is answered like an extra argument.
  }
  throw new OperatorError(USAGE);
}
