import { copyFile, mkdir, open, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import type { ObjectStore } from '../../server/adapters/objects/ObjectStore';
import { OperatorError } from '../../server/infra/OperatorError';
import { ACCOUNTS, DUMP, MANIFEST, countRows, hashOfFile, majorOf, type Manifest } from './Manifest';
import { fetchDocuments } from './documentFiles';
import { requireTool, runTool } from './postgresTools';

const PRIVATE = 0o700;

interface Source {
  readonly databaseUrl: string;
  /** The bundled identity's accounts; a Firebase project keeps its own. */
  readonly accounts?: string;
  readonly objects?: ObjectStore | null;
}

/**
 * Writes all that the product keeps into a new `folder` while it goes on: rows, documents and definitions as they were in one
 * moment. Rejects with OperatorError; a folder without its manifest is no backup.
 */
export async function makeBackup(
  { databaseUrl, accounts, objects = null }: Source,
  folder: string,
): Promise<Manifest> {
  await mkdir(folder, { recursive: true, mode: PRIVATE });
  if ((await readdir(folder)).length > 0)
    throw new OperatorError(`${folder} is not empty: name a new folder.`);
  const client = new Client({ connectionString: databaseUrl, application_name: 'lastro-backup' });
  await client.connect();
  try {
    const postgres = await majorOf(client);
    await requireTool('pg_dump', postgres);
    // The dump and the counts see the same moment.
    await client.query('begin isolation level repeatable read read only');
    const { rows: told } = await client.query<{ id: string }>('select pg_export_snapshot() as id');
    const dump = join(folder, DUMP);
    await runTool('pg_dump', databaseUrl, [
      '-Fc',
      `--snapshot=${told[0]!.id}`,
      '--no-owner',
      `--file=${dump}`,
    ]);
    const rows = await countRows(client);
    const fetched = await fetchDocuments(client, objects, folder);
    if (accounts) await copyFile(accounts, join(folder, ACCOUNTS));
    const names = accounts ? [DUMP, ACCOUNTS] : [DUMP];
    const hashes = await Promise.all(names.map(async (name) => [name, await hashOfFile(join(folder, name))]));
    const files = { ...Object.fromEntries(hashes), ...fetched };
    const manifest = { madeAt: new Date().toISOString(), postgres, rows, files };
    await writeWhole(join(folder, MANIFEST), JSON.stringify(manifest, null, 2));
    return manifest;
  } finally {
    await client.end();
  }
}

async function writeWhole(file: string, text: string): Promise<void> {
  const draft = await open(`${file}.draft`, 'w', 0o600);
  await draft.writeFile(`${text}\n`);
  await draft.sync();
  await draft.close();
  await rename(`${file}.draft`, file);
}
