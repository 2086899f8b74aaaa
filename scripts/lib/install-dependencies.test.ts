import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { areInstalled } from './install-dependencies.mjs';

let folder: string;

const write = (file: string, packages: object) => writeFile(join(folder, file), JSON.stringify({ packages }));
const wanted = (packages: object) => write('package-lock.json', { '': { name: 'x' }, ...packages });
const installed = (packages: object) => write('node_modules/.package-lock.json', packages);

describe('dependencies', () => {
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lastro-lib-'));
    await mkdir(join(folder, 'node_modules'));
    await wanted({ a: { version: '1.0.0' }, 'a-mac': { version: '1.0.0', optional: true } });
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('are there, though a checkout has written the lockfile again since', async () => {
    await installed({ a: { version: '1.0.0' } });
    await utimes(join(folder, 'node_modules/.package-lock.json'), 0, 0);
    expect(areInstalled(folder)).toBe(true);
  });

  it('are not there before an installation has come to its end', () => {
    expect(areInstalled(folder)).toBe(false);
  });

  it.each([
    ['another version of one', { a: { version: '1.0.1' } }],
    ['one less', { 'a-mac': { version: '1.0.0' } }],
    [
      'what only some machines have in another version',
      { a: { version: '1.0.0' }, 'a-mac': { version: '0.9.0' } },
    ],
  ])('are not there with %s, however young', async (_what, packages) => {
    await installed(packages);
    expect(areInstalled(folder)).toBe(false);
  });
});
