import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { OperatorError } from '../../server/infra/OperatorError';

export const DUMP = 'database.dump';
export const ACCOUNTS = 'identity.json';
export const MANIFEST = 'manifest.json';

/** What a backup holds, so that a restore can tell whether it got all of it. Written last: without it there is none. */
export interface Manifest {
  readonly madeAt: string;
  /** Version of the server that the rows come from. */
  readonly postgres: number;
  /** Rows by table, as `schema.table`. */
  readonly rows: Readonly<Record<string, number>>;
  /** SHA-256 by file. */
  readonly files: Readonly<Record<string, string>>;
}

/** Reads the manifest of `folder` and holds its files against it. Throws OperatorError where something is missing. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new OperatorError(`${folder} holds no finished backup: ${MANIFEST} is missing.`);
  });
  const manifest = JSON.parse(text) as Manifest;
  for (const [file, hash] of Object.entries(manifest.files)) {
    if ((await hashOfFile(join(folder, file)).catch(() => '')) !== hash)
      throw new OperatorError(
        `${file} of ${folder} is not what was backed up: it is damaged or was changed.`,
      );
  }
  return manifest;
}

export async function hashOfFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/**
 * Rows by table, those of a partition once, under the table that it is part of. `among` names what is counted besides, as
 * older backups name their partitions too.
 */
export async function countRows(
  client: ClientBase,
  among: readonly string[] = [],
): Promise<Record<string, number>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select name from pg_class join pg_namespace space on space.oid = relnamespace,
       format('%I.%I', nspname, relname) as name
     where relkind in ('r', 'p') and nspname !~ '^pg_' and nspname <> 'information_schema'
       and (not relispartition or name = any($1)) order by 1`,
    [among],
  );
  const rows: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows: found } = await client.query<{ n: string }>(`select count(*) as n from ${name}`);
    rows[name] = Number(found[0]!.n);
  }
  return rows;
}

export async function majorOf(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ n: number }>(
    "select current_setting('server_version_num')::int / 10000 as n",
  );
  return rows[0]!.n;
}
