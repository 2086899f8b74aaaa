import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkProduct } from '../../check/product/checkProduct';
import { casesOf, runCases } from '../../cases/runCases';
import { stageOf } from '../../cases/testing/stageOf';
import type { Json } from '../../../engine/expression';
import { readRecord } from '../../../engine/record/readRecord';
import { removeQuestion } from './removeQuestion';
import { renameQuestion } from './renameQuestion';

const folder = fileURLToPath(new URL('../../../product-schemas', import.meta.url));
const texts = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
);
const read = (all: ReadonlyMap<string, string>) =>
  new Map([...all].map(([file, text]) => [file, JSON.parse(text) as Json]));

/** Every question that a step of the product's own asks. */
function ownFields(product: string): string[] {
  const steps = [...texts].filter(([file]) => file.startsWith(`${product}/steps/`));
  return steps.flatMap(([, text]) => {
    const { path, properties } = JSON.parse(text) as { path: string; properties: object };
    return Object.keys(properties).flatMap((name) => (name.startsWith('+') ? [] : [`${path}.${name}`]));
  });
}

/** All of a small product, and what others have that it has not: casing of the record, choices, included rules. */
const fields = [
  ...ownFields('licitante').map((field) => ['licitante', field] as const),
  ['performance', 'insured.document'],
  ['performance', 'objectProperty.percentageGuarantee'],
  ['fianca-locaticia', ownFields('fianca-locaticia')[0]!],
  ['endosso', ownFields('endosso')[0]!],
  ['nova-conta', ownFields('nova-conta')[0]!],
] as const;

describe('renaming a field', () => {
  it.each(fields)('of %s: %s is another name everywhere, and every case holds', (product, field) => {
    const now = `${field}Renamed`;
    const files = read(new Map([...texts, ...renameQuestion(texts, product, field, now)]));
    expect(checkProduct(files, product)).toEqual([]);
    const stage = stageOf(files, product);
    const { results } = runCases(stage, casesOf(files, product));
    expect(results.filter(({ differences }) => differences.length > 0)).toEqual([]);
    expect(stage.definition.byPath.has(now)).toBe(true);
  });

  it('keeps the record, and takes what was kept under the former name', () => {
    const files = read(
      new Map([...texts, ...renameQuestion(texts, 'licitante', 'insured.BIDType', 'insured.bidKind')]),
    );
    const { source, byPath } = stageOf(files, 'licitante').definition;
    expect(readRecord(source, { insured: { BIDType: 'Carta convite' } }, '2026-11-20')).toEqual({
      'insured.bidKind': 'Carta convite',
    });
    expect(byPath.get('insured.bidKind')!.schema.was).toEqual(['insured.BIDType']);
  });

  it('reaches what the catalogue names of a wizard that changes policies', () => {
    const [from, to] = ['endorsementRequest.otherBrokerage', 'endorsementRequest.elsewhere'];
    const changed = renameQuestion(texts, 'endosso', from, to).get('catalogue.json')!;
    expect(changed).toBe(texts.get('catalogue.json')!.replace(from, to));
  });

  it('twice keeps both former names', () => {
    const once = new Map([...texts, ...renameQuestion(texts, 'licitante', 'insured.name', 'insured.who')]);
    const twice = read(
      new Map([...once, ...renameQuestion(once, 'licitante', 'insured.who', 'insured.whom')]),
    );
    const { schema } = stageOf(twice, 'licitante').definition.byPath.get('insured.whom')!;
    expect(schema.was).toEqual(['insured.who', 'insured.name']);
    expect(checkProduct(twice, 'licitante')).toEqual([]);
  });

  it('to another step moves it as it is written, with what it is called and required by', () => {
    const [from, to] = ['property.use', 'charges.purpose'];
    const changed = renameQuestion(texts, 'fianca-locaticia', from, to);
    const files = read(new Map([...texts, ...changed]));
    expect(checkProduct(files, 'fianca-locaticia')).toEqual([]);
    const { byPath } = stageOf(files, 'fianca-locaticia').definition;
    expect(byPath.has(from)).toBe(false);
    expect(byPath.get(to)!.schema.was).toEqual([from]);
    expect(byPath.get(to)!.schema.title).toBe('Finalidade');
    const step = changed.get('fianca-locaticia/steps/charges.json')!;
    expect((JSON.parse(step) as { required: string[] }).required).toContain('purpose');
    expect(changed.get('fianca-locaticia/steps/property.json')).not.toContain('"use"');
  });

  it('writes nothing else: the line of its name, what it was called, and what names it', () => {
    const file = 'licitante/steps/insured.json';
    const once = renameQuestion(texts, 'licitante', 'insured.name', 'insured.who').get(file)!;
    const back = once
      .replace(/,\n *"was": \["insured\.name"\]/, '')
      .replaceAll('insured.who', 'insured.name')
      .replaceAll('"who"', '"name"');
    expect(back).toBe(texts.get(file));
  });

  it.each([
    ['another product', 'licitantes', 'insured.name', 'insured.who', 'There is no product licitantes.'],
    [
      'an unknown field',
      'licitante',
      'insured.nome',
      'insured.who',
      /^No step of licitante's own asks insured.nome/,
    ],
    [
      'a shared question',
      'licitante',
      'requester.email',
      'requester.mail',
      /shared questions keep their names/,
    ],
    ['another step', 'licitante', 'insured.name', 'requester.who', /no step requester of its own/],
    [
      'a name that is taken',
      'licitante',
      'insured.name',
      'insured.document',
      /There is a field insured.document/,
    ],
  ])('refuses %s', (_what, product, from, to, said) => {
    expect(() => renameQuestion(texts, product, from, to)).toThrow(said);
  });
});

it('taking a question away takes it out of its step and the record, and tells what else speaks of it', () => {
  const { changed, uses } = removeQuestion(texts, 'licitante', 'insured.BIDType');
  const step = JSON.parse(changed.get('licitante/steps/insured.json')!) as {
    properties: object;
    required: string[];
  };
  expect(Object.keys(step.properties)).not.toContain('BIDType');
  expect(step.required).not.toContain('BIDType');
  expect(uses.map(({ file }) => file)).toContain('licitante/reading.json');
  const named = uses.every(({ file, pointer }) => texts.has(file) && pointer.startsWith('/'));
  expect(named).toBe(true);
  expect(() => removeQuestion(texts, 'licitante', 'insured.nome')).toThrow(/asks insured.nome/);
});
