import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DUMP, MANIFEST, readManifest } from './Manifest';
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
