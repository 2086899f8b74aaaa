import { describe, expect, it } from 'vitest';
import { choice, filesOf, type Sketch } from '../../tests/engine/definitions';
import { composeProduct } from '../definition/compose';
import type { Json } from '../expression';
import { bundleOf } from './loadProducts';

const sketch: Sketch = {
  steps: { s: { fields: { a: { maxLength: 3 }, b: choice }, required: ['a'] }, t: { fields: { c: {} } } },
  derived: [{ id: 'd', field: 't.c', value: { cat: [{ var: 's.a' }, '.'] } }],
};
const rating = { insurer: 'x', rate: 1 } as unknown as Json;

function hash(files = filesOf(sketch), ratingFile: Json | undefined = rating): string {
  const all = new Map([
    ...files,
    ...(ratingFile === undefined ? [] : [['p/rating.json', ratingFile] as const]),
  ]);
  return bundleOf(composeProduct(all, 'p')).definition.hash;
}

/** The same JSON with every key written in the opposite order, save where `keep` says so. */
function turned(value: Json, keep: (value: object) => boolean): Json {
  if (Array.isArray(value)) return value.map((item: Json) => turned(item, keep));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, turned(inner, keep)] as const);
  return Object.fromEntries(keep(value) ? entries : entries.toReversed());
}

const turnedFiles = (keep: (value: object) => boolean) =>
  new Map([...filesOf(sketch)].map(([name, content]) => [name, turned(content, keep)]));
const isQuestions = (value: object) => 'a' in value || 'c' in value;

describe('the hash of a definition', () => {
  it('is 64 hexadecimal digits and the same for the same content', () => {
    expect(hash()).toMatch(/^[0-9a-f]{64}$/);
    expect(hash()).toBe(hash());
  });

  it('does not change with the order of keys, those of a choice included', () => {
    expect(
      hash(
        turnedFiles(isQuestions),
        turned(rating, () => false),
      ),
    ).toBe(hash());
  });

  it('changes with the order of the questions', () => {
    expect(hash(turnedFiles(() => false))).not.toBe(hash());
  });

  it('changes with the order of the steps', () => {
    const { s, t } = sketch.steps as Required<Sketch['steps']>;
    expect(hash(filesOf({ ...sketch, steps: { t: t!, s: s! } }))).not.toBe(hash());
  });

  it('changes with a limit, a rule, a message and the rating', () => {
    const { s, t } = sketch.steps;
    const limited = {
      ...sketch,
      steps: { s: { ...s!, fields: { ...s!.fields, a: { maxLength: 4 } } }, t: t! },
    };
    const ruled = { ...sketch, derived: [{ ...sketch.derived![0]!, value: { cat: ['.', { var: 's.a' }] } }] };
    const said = { ...sketch, messages: { required: 'Obrigatório' } };
    const hashes = [hash(), hash(filesOf(limited)), hash(filesOf(ruled)), hash(filesOf(said))];
    hashes.push(hash(undefined, { insurer: 'x', rate: 2 }), hash(undefined, {}));
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});
