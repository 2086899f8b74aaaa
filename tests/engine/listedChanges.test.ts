import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Json } from '../../engine/expression';
import { differencesOf } from '../../studio/impact/differencesOf';
import { fileChanges, type FileChange } from '../../studio/impact/places/fileChanges';
import { versionOf } from '../../studio/publish/versionOf';
import { change, type Change } from '../../studio/check/testing/change';
import { readFiles } from '../../engine/publish/readFiles';

const { files } = readFiles('product-schemas');
type Node = Record<string, unknown>;
const unescaped = (part: string) => part.replaceAll('~1', '/').replaceAll('~0', '~');

/** Carries a change out on a value, in place. */
function carryOut(root: Node, { kind, at, is }: Pick<FileChange, 'kind' | 'at' | 'is'>): void {
  const keys = `/root${at}`.split('/').slice(1).map(unescaped);
  const last = keys.pop()!;
  const target = keys.reduce((value, key) => value[key] as Node, root);
  if (kind === 'order') {
    const value = target[last] as Node;
    const entries = (is as string[]).map((key) => [key, value[key]]);
    target[last] = Object.fromEntries(entries);
  } else if (!Array.isArray(target)) {
    if (kind === 'removed') delete target[last];
    else target[last] = is;
  } else if (kind === 'changed') target[Number(last)] = is;
  else target.splice(Number(last), kind === 'removed' ? 1 : 0, ...(kind === 'removed' ? [] : [is]));
}

function applied(changes: readonly FileChange[], before: ReadonlyMap<string, Json>): Map<string, Json> {
  const after = new Map(before);
  for (const one of changes) {
    const root: Node = { root: structuredClone(after.get(one.file)) };
    carryOut(root, structuredClone(one));
    if (root['root'] === undefined) after.delete(one.file);
    else after.set(one.file, root['root'] as Json);
  }
  return after;
}

const pick = (below: number) => fc.nat({ max: below - 1 });

/** One edit somewhere in a value: another value, a part that goes, comes, or stands elsewhere. */
function edited(value: Json, draw: (below: number) => number): Json {
  if (typeof value !== 'object' || value === null) return draw(2) ? 'outro' : draw(1000);
  const entries: [string, Json][] = Object.entries(value);
  const index = entries.length === 0 ? 0 : draw(entries.length);
  const way = entries.length === 0 ? 1 : draw(6);
  if (way === 0) entries.splice(index, 1);
  else if (way === 1) entries.splice(index, 0, ['novo', { id: 'novo' }]);
  else if (way === 2) entries.push(...entries.splice(index, 1));
  else entries[index] = [entries[index]![0], edited(entries[index]![1], draw)];
  return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}

it('applied to the folder of before, the listed changes make the other one, whatever was edited', () => {
  const names = [...files.keys()];
  fc.assert(
    fc.property(fc.gen(), (gen) => {
      const after = new Map(files);
      for (let many = 1 + gen(pick, 4); many > 0; many -= 1) {
        const name = names[gen(pick, names.length)]!;
        const way = gen(pick, 8);
        if (way === 0) after.delete(name);
        else if (way === 1) after.set(`${name}.novo.json`, { a: 1 });
        else
          after.set(
            name,
            edited(after.get(name) ?? {}, (below) => gen(pick, below)),
          );
      }
      const made = applied(fileChanges(files, after), files);
      const text = (of: ReadonlyMap<string, Json>) =>
        JSON.stringify([...of].toSorted(([a], [b]) => (a < b ? -1 : 1)));
      expect(text(made)).toBe(text(after));
    }),
    { numRuns: 20 },
  );
});

function told(product: string, ...changes: readonly Change[]) {
  const own = Object.fromEntries(files);
  const before = versionOf(files, product)!;
  return differencesOf({ before, after: versionOf(change(own, changes), product)! });
}

const STEP = 'licitante/steps/object.json';

it('a sentence for a missing answer is listed where it comes, alone and beside another change', () => {
  const at = '/properties/noticeNumber/errorMessage';
  const said = { file: STEP, at, to: { required: 'Diga o edital.' } };
  expect(told('licitante', said)).toMatchObject([
    { kind: 'field-message', compatibility: 'visible', file: STEP, pointer: `${at}/required` },
  ]);
  const longer = { file: STEP, at: '/properties/noticeNumber/maxLength', to: 60 };
  expect(told('licitante', said, longer).map(({ kind }) => kind)).toEqual([
    'field-message',
    'limit-loosened',
  ]);
});

it('each clause that goes is named, as grave as what it promised', () => {
  const gone = told('performance', { file: 'performance/clauses.json', at: '/clauses', to: [] });
  expect(gone.length).toBeGreaterThan(0);
  expect(
    gone.every(({ kind, compatibility }) => kind === 'clause-removed' && compatibility === 'breaking'),
  ).toBe(true);
});

it('cases that go, and one that checks less, are counted, named and breaking', () => {
  const file = 'licitante/cases/object.cases.json';
  const [first] = (files.get(file) as unknown as { cases: { id: string }[] }).cases;
  const gone = told('licitante', { file, at: '/cases/0' });
  expect(gone).toMatchObject([{ kind: 'cases-removed', compatibility: 'breaking', version: 'before', file }]);
  expect(gone[0]!.words).toMatch(/^Casos: 1 sai de \d+ casos/);
  expect(gone[0]!.words).toContain(first!.id);
  expect(told('licitante', { file, at: '/cases/0/expect', to: {} })).toMatchObject([
    { kind: 'cases-weakened', compatibility: 'breaking', file, pointer: '/cases/0' },
  ]);
});
