import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Client } from 'pg';
import { keepMonths } from '../../server/db/months/keepMonths';
import { createTestDatabase } from '../../tests/support/createTestDatabase';
import { countRows, DUMP, MANIFEST, readManifest } from './Manifest';
import { requireTool } from './postgresTools';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lastro-manifest-'));
  await writeFile(join(folder, DUMP), 'rows');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const manifest = (hash: string) =>
  writeFile(
    join(folder, MANIFEST),
    JSON.stringify({
      madeAt: '2026-11-24T10:00:00Z',
      postgres: 15,
      rows: { 'public.quotes': 3 },
      files: { [DUMP]: hash },
    }),
  );
const sha = (text: string) => createHash('sha256').update(text).digest('hex');

test('a backup whose files are as they were written is taken', async () => {
  await manifest(sha('rows'));
  expect((await readManifest(folder)).rows).toEqual({ 'public.quotes': 3 });
});

test('one byte more, and it is refused by its name', async () => {
  await manifest(sha('rows'));
  await writeFile(join(folder, DUMP), 'rows!');
  await expect(readManifest(folder)).rejects.toThrow(/database\.dump .* damaged/);
});

test('a file that is gone is refused too', async () => {
  await manifest(sha('rows'));
  await rm(join(folder, DUMP));
  await expect(readManifest(folder)).rejects.toThrow('database.dump');
});

test('a backup that was cut has no manifest, and is none', async () => {
  await expect(readManifest(folder)).rejects.toThrow('no finished backup');
});

test('a server newer than the tool is told before anything is touched, with what to do', async () => {
  await expect(requireTool('pg_dump', 99)).rejects.toThrow(/install postgresql-client-99/);
});

test('rows that lie in a partition a month are counted once, and by an older backup’s names where it has those', async () => {
  const database = await createTestDatabase();
  const client = new Client(database.directUrl);
  await client.connect();
  await keepMonths(client, new Date('2026-11-20T15:00:00Z'));
  await client.query(
    `insert into mails (recipient, subject, text, created_at)
     select 'ana@prado.test', 'Senha', '', day from unnest('{2026-11-20,2027-01-05,2027-02-05,2040-01-01}'::timestamptz[]) day`,
  );
  const rows = await countRows(client);
  expect(Object.keys(rows).filter((name) => name.includes('mails'))).toEqual(['public.mails']);
  expect(rows).toMatchObject({ 'public.mails': 4, 'public.users': 0 });
  expect(await countRows(client, ['public.mails', 'public.mails_2027_01', 'public.gone'])).toEqual({
    ...rows,
    'public.mails_2027_01': 1,
  });
  await client.end();
  await database.drop();
});
