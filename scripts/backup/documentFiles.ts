import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClientBase } from 'pg';
import type { ObjectStore } from '../../server/adapters/objects/ObjectStore';
import { OperatorError } from '../../server/infra/OperatorError';
import { atOnce } from '../../server/modules/documents/atOnce';
import { readKept } from '../../server/modules/documents/content';

const FOLDER = 'documents';
const AT_ONCE = 4;
const NAME = /^documents\/([0-9a-f-]{36})\.pdf$/;

/**
 * Fetches into `folder` what this moment of the database has in the bucket; answers the sum of each file. Throws
 * OperatorError where no bucket is named, and what `readKept` throws: a backup with a gap is none.
 */
export async function fetchDocuments(
  client: ClientBase,
  objects: ObjectStore | null,
  folder: string,
): Promise<Record<string, string>> {
  const { rows } = await client.query<{ id: string; sha256: string }>(
    'select id, sha256 from documents where content is null order by id',
  );
  if (rows.length === 0) return {};
  if (!objects)
    throw new OperatorError(
      `DOCUMENTS_BUCKET is missing, and documents are in one (${rows.length}), which a backup must hold.`,
    );
  await mkdir(join(folder, FOLDER), { mode: 0o700 });
  const inTurn = atOnce(AT_ONCE);
  const fetchOne = async (row: (typeof rows)[number]) => {
    const name = `${FOLDER}/${row.id}.pdf`;
    await writeFile(join(folder, name), await readKept(objects, row), { mode: 0o600 });
    return [name, row.sha256];
  };
  return Object.fromEntries(await Promise.all(rows.map((row) => inTurn(() => fetchOne(row)))));
}

/** Puts these files of a backup into the rows that they belong to: what is restored needs no bucket. */
export async function putDocuments(
  client: ClientBase,
  folder: string,
  names: readonly string[],
): Promise<void> {
  for (const name of names) {
    const id = NAME.exec(name)?.[1];
    if (!id) continue;
    const content = await readFile(join(folder, name));
    await client.query('update documents set content = $2 where id = $1', [id, content]);
  }
}
