import { join } from 'node:path';
import { Client, escapeIdentifier } from 'pg';
import { OperatorError } from '../../server/infra/OperatorError';
import { DUMP, countRows, majorOf, readManifest, type Manifest } from '../backup/Manifest';
import { putDocuments } from '../backup/documentFiles';
import { requireTool, runTool } from '../backup/postgresTools';

interface Target {
  readonly databaseUrl: string;
  /** Asked before a database with content is replaced; answers whether it may be. */
  mayReplace(rows: number): Promise<boolean>;
}

/** What was done, and the name that the replaced database has now. */
export interface Restored {
  readonly manifest: Manifest;
  readonly before: string | undefined;
}

/**
 * Restores into a database beside the one at `databaseUrl`, compares row counts, and only then swaps them: if
 * interrupted, the old one is unchanged; afterwards it is kept under another name. Rejects with OperatorError.
 */
export async function restoreBackup(folder: string, target: Target): Promise<Restored> {
  const manifest = await readManifest(folder);
  const name = decodeURIComponent(new URL(target.databaseUrl).pathname.slice(1));
  const drafted = `${name}_restoring`;
  const held = await rowsHeld(target.databaseUrl);
  if (held > 0 && !(await target.mayReplace(held)))
    throw new OperatorError(`The database ${name} holds ${held} rows and stays as it is.`);
  return withClient(databaseAt(target.databaseUrl, 'template1'), async (server) => {
    await requireTool('pg_restore', await majorOf(server));
    await server.query(`drop database if exists ${escapeIdentifier(drafted)}`);
    await server.query(`create database ${escapeIdentifier(drafted)} template template0`);
    const draftUrl = databaseAt(target.databaseUrl, drafted);
    await runTool('pg_restore', draftUrl, [
      '--single-transaction',
      '--no-owner',
      `--dbname=${drafted}`,
      join(folder, DUMP),
    ]);
    await withClient(draftUrl, async (client) => {
      await putDocuments(client, folder, Object.keys(manifest.files));
      refuseOther(await countRows(client, Object.keys(manifest.rows)), manifest);
    });
    return { manifest, before: await takePlace(server, name, drafted) };
  });
}

function refuseOther(found: Readonly<Record<string, number>>, { rows }: Manifest): void {
  const tables = [...new Set([...Object.keys(rows), ...Object.keys(found)])];
  const other = tables.find((table) => found[table] !== rows[table]);
  if (other)
    throw new OperatorError(
      `${other} holds ${found[other] ?? 'no'} rows after the restore, and held ${rows[other] ?? 'none'}: the old database stays.`,
    );
}

/** Renames both in one transaction. Nobody may be connected, since they would go on writing into the old one. */
async function takePlace(server: Client, name: string, drafted: string): Promise<string | undefined> {
  const { rows: users } = await server.query<{ app: string }>(
    `select coalesce(nullif(application_name, ''), usename) as app from pg_stat_activity where datname = $1`,
    [name],
  );
  if (users.length > 0)
    throw new OperatorError(
      `The database ${name} is in use by ${[...new Set(users.map(({ app }) => app))].join(', ')}: stop it first.`,
    );
  const { rowCount } = await server.query('select 1 from pg_database where datname = $1', [name]);
  const before = rowCount
    ? `${name}_before_${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}`
    : undefined;
  await server.query('begin');
  if (before)
    await server.query(`alter database ${escapeIdentifier(name)} rename to ${escapeIdentifier(before)}`);
  await server.query(`alter database ${escapeIdentifier(drafted)} rename to ${escapeIdentifier(name)}`);
  await server.query('commit');
  return before;
}

async function rowsHeld(url: string): Promise<number> {
  try {
    return await withClient(url, async (client) =>
      Object.values(await countRows(client)).reduce((sum, count) => sum + count, 0),
    );
  } catch (error) {
    // A database that is not there yet is made.
    if ((error as { code?: string }).code === '3D000') return 0;
    throw error;
  }
}

function databaseAt(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${encodeURIComponent(name)}` }).href;
}

async function withClient<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url, application_name: 'lastro-restore' });
  await client.connect();
  return work(client).finally(() => client.end());
}
