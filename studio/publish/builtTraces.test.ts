import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { baseProduct } from '../check/testing/baseProduct';
import { change } from '../check/testing/change';
import type { Json } from '../../engine/expression';
import { builtTraces, checkBuild } from './builtTraces';
import { engineHash } from './engineHash';
import { FolderCheck } from './FolderCheck';
import { readFiles } from '../../engine/publish/readFiles';

const { files: shipped } = readFiles('product-schemas');
const meta = Object.fromEntries([...shipped].filter(([file]) => file.startsWith('_meta/')));
const base: Record<string, Json> = { ...meta, ...baseProduct };

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'lastro-built-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('what a build was checked with its servers do not look at again', () => {
  const file = join(folder, 'dist/checked.json');
  expect(builtTraces(file)).toEqual([]);
  expect(checkBuild(change(base, []), file)).toEqual([]);
  const check = new FolderCheck(engineHash());
  for (const trace of builtTraces(file)) check.learn(trace);
  expect(check.run(change(base, [])).next()).toEqual({ done: true, value: [] });
});

it('a fault stops a build, a case that does not hold only the tests', () => {
  const file = join(folder, 'checked.json');
  const cases = [{ id: 'no', description: 'No', events: [], expect: { open: 'terms' } }];
  const more: Json = { $schema: '../../_meta/cases.schema.json', cases };
  expect(checkBuild(change({ ...base, 'demo/cases/no.cases.json': more }, []), file)).toEqual([]);
  expect(builtTraces(file)).toEqual([]);
  const wrong = change(base, [{ file: 'demo/product.json', at: '/steps', to: 5 }]);
  expect(checkBuild(wrong, file)).toMatchObject([{ file: 'demo/product.json', pointer: '/steps' }]);
});
