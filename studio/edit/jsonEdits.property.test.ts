import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as fc from 'fast-check';
import { format } from 'prettier';
import { describe, expect, it } from 'vitest';
import { pointerPart } from '../../engine/definition/files';
import type { Json } from '../../engine/expression';
import { insertJson, removeJson, setJson } from './jsonEdits';
import { jsonTree, pointerIn, rangeOf } from './jsonTree';

const folder = fileURLToPath(new URL('../../product-schemas', import.meta.url));
const shipped = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /steps\/.*\.json$|rating\.json$|constants\.json$/.test(name))
  .map((name) => readFileSync(join(folder, name), 'utf8'));

type Inner = { [key: string]: Json };
const isInner = (value: Json): value is Inner => typeof value === 'object' && value !== null;

/** Every place of a value, but for the whole. */
function places(value: Json, at = ''): string[] {
  if (!isInner(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    at + pointerPart(key),
    ...places(inner, at + pointerPart(key)),
  ]);
}

function holderOf(root: Json, pointer: string): [Inner, string] {
  const parts = pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const holder = parts.slice(0, -1).reduce<Json>((value, key) => (value as Inner)[key]!, root);
  return [holder as Inner, parts.at(-1)!];
}

const text = fc.constantFrom(...shipped);
const value = fc.jsonValue({ maxDepth: 2 }).map((made) => JSON.parse(JSON.stringify(made)) as Json);
const edited = fc.tuple(text, fc.nat(), value).map(([before, seed, to]) => {
  const all = places(JSON.parse(before) as Json);
  return { before, at: all[seed % all.length]!, to };
});

/** How much of two texts is the same at both ends. */
function unlike(before: string, after: string): { before: string; after: string } {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { before: before.slice(start, before.length - end), after: after.slice(start, after.length - end) };
}

describe('an edit of a JSON text', () => {
  it('gives a value that was there its new value, touches nothing outside, and twice is once', () => {
    fc.assert(
      fc.property(edited, ({ before, at, to }) => {
        const expected = JSON.parse(before) as Json;
        const [holder, key] = holderOf(expected, at);
        const was = JSON.stringify(holder[key]);
        holder[key] = to;
        const after = setJson(before, at, to);
        expect(JSON.parse(after)).toEqual(expected);
        expect(setJson(after, at, to)).toBe(after);
        const { start, end } = rangeOf(before, at);
        const changed = unlike(before, after);
        if (was === JSON.stringify(to)) expect(after).toBe(before);
        expect(before.slice(0, start)).toBe(after.slice(0, start));
        expect(changed.before.length).toBeLessThanOrEqual(Math.max(end - start, before.length - start));
      }),
    );
  });

  it('adds and takes away a key, after which the text is what it was', () => {
    fc.assert(
      fc.property(edited, value, ({ before, at }, to) => {
        const [holder] = holderOf(JSON.parse(before) as Json, at);
        fc.pre(!Array.isArray(holder));
        const place = `${at.slice(0, at.lastIndexOf('/'))}/brandNew`;
        const after = setJson(before, place, to, Object.keys(holder)[0]);
        const expected = JSON.parse(before) as Json;
        holderOf(expected, place)[0]['brandNew'] = to;
        expect(JSON.parse(after)).toEqual(expected);
        expect(unlike(before, after).before).toBe('');
        expect(removeJson(after, place)).toBe(before);
      }),
    );
  });

  it('puts an item into a list at its place', () => {
    fc.assert(
      fc.property(text, fc.nat(), fc.nat(), value, (before, seed, index, to) => {
        const root = JSON.parse(before) as Json;
        const lists = places(root).filter((at) => {
          const [holder, key] = holderOf(root, at);
          return Array.isArray(holder[key]);
        });
        fc.pre(lists.length > 0);
        const at = lists[seed % lists.length]!;
        const [holder, key] = holderOf(root, at);
        const list = holder[key] as Json[];
        const place = index % (list.length + 1);
        list.splice(place, 0, to);
        const after = insertJson(before, at, place, to);
        expect(JSON.parse(after)).toEqual(root);
        if (list.length > 1) {
          expect(unlike(before, after).before).toBe('');
          expect(removeJson(after, `${at}/${place}`)).toBe(before);
        }
      }),
    );
  });

  it('finds of every offset inside a value the pointer that leads there', () => {
    fc.assert(
      fc.property(edited, ({ before, at }) => {
        expect(pointerIn(jsonTree(before), rangeOf(before, at).start)).toBe(at);
      }),
    );
  });

  it('never fails on a text that is no JSON yet', () => {
    fc.assert(
      fc.property(text, fc.nat(), fc.nat(), (before, from, length) => {
        const start = from % before.length;
        const broken = before.slice(0, start) + before.slice(start + (length % 40));
        expect(rangeOf(broken, '/properties/a/b').end).toBeLessThanOrEqual(broken.length);
        expect(pointerIn(jsonTree(broken), start)).toBeTypeOf('string');
      }),
    );
  });

  it('is laid out as the files are', async () => {
    const before = shipped.find((one) => one.includes('"noticeNumber"'))!;
    const layout = { parser: 'json', printWidth: 110 } as const;
    const tidy = await format(before, layout);
    const asked: Json = {
      title: 'Número do lote que o edital da licitação traz',
      type: 'string',
      maxLength: 20,
      ui: { widget: 'text', width: 'half', summary: 'digest' },
    };
    const after = setJson(tidy, '/properties/lotNumber', asked, 'noticeNumber');
    expect(await format(after, layout)).toBe(after);
    const names = Object.keys((JSON.parse(after) as { properties: object }).properties);
    expect(names[names.indexOf('noticeNumber') + 1]).toBe('lotNumber');
  });
});
