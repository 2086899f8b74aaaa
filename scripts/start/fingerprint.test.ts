import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fingerprint } from './fingerprint';

let folder: string;
const print = (): Promise<string> => fingerprint(folder, ['src', 'index.html', 'missing']);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lastro-print-'));
  mkdirSync(join(folder, 'src/deep'), { recursive: true });
  writeFileSync(join(folder, 'src/deep/a.ts'), 'a');
  writeFileSync(join(folder, 'index.html'), 'i');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('stays the same while nothing changes, even when a file is written again', async () => {
  const before = await print();
  writeFileSync(join(folder, 'src/deep/a.ts'), 'a');
  writeFileSync(join(folder, 'elsewhere.ts'), 'x');
  expect(await print()).toBe(before);
});

it.each([
  ['a changed file', () => writeFileSync(join(folder, 'src/deep/a.ts'), 'b')],
  ['a new file', () => writeFileSync(join(folder, 'src/b.ts'), '')],
  ['a removed file', () => rmSync(join(folder, 'index.html'))],
  ['a renamed file', () => renameSync(join(folder, 'src/deep/a.ts'), join(folder, 'src/deep/c.ts'))],
])('changes with %s', async (_what, change) => {
  const before = await print();
  change();
  expect(await print()).not.toBe(before);
});
