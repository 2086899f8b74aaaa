import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkProduct } from '../../../studio/check/product/checkProduct';
import { casesOf, runCases } from '../../../studio/cases/runCases';
import { stageOf } from '../../../studio/cases/testing/stageOf';
import type { Json } from '../../../engine/expression';
import { readRecord } from '../../../engine/record/readRecord';
import { root } from '../../lib/root.mjs';
import { renameField } from './renameField';

const folder = join(root, 'product-schemas');
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
    const files = read(new Map([...texts, ...renameField(texts, product, field, now)]));
    expect(checkProduct(files, product)).toEqual([]);
    const stage = stageOf(files, product);
    const { results } = runCases(stage, casesOf(files, product));
    expect(results.filter(({ differences }) => differences.length > 0)).toEqual([]);
    expect(stage.definition.byPath.has(now)).toBe(true);
  });

  it('keeps the record, and takes what was kept under the former name', () => {
    const files = read(
      new Map([...texts, ...renameField(texts, 'licitante', 'insured.BIDType', 'insured.bidKind')]),
    );
    const { source, byPath } = stageOf(files, 'licitante').definition;
    expect(readRecord(source, { insured: { BIDType: 'Carta convite' } }, '2026-11-20')).toEqual({
      'insured.bidKind': 'Carta convite',
    });
    expect(byPath.get('insured.bidKind')!.schema.was).toEqual(['insured.BIDType']);
  });

  it('reaches what the catalogue names of a wizard that changes policies', () => {
    const [from, to] = ['endorsementRequest.otherBrokerage', 'endorsementRequest.elsewhere'];
    const changed = renameField(texts, 'endosso', from, to).get('catalogue.json')!;
    expect(changed).toBe(texts.get('catalogue.json')!.replace(from, to));
  });

  it('twice keeps both former names', () => {
    const once = new Map([...texts, ...renameField(texts, 'licitante', 'insured.name', 'insured.who')]);
    const twice = read(new Map([...once, ...renameField(once, 'licitante', 'insured.who', 'insured.whom')]));
    const { schema } = stageOf(twice, 'licitante').definition.byPath.get('insured.whom')!;
    expect(schema.was).toEqual(['insured.who', 'insured.name']);
    expect(checkProduct(twice, 'licitante')).toEqual([]);
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
    ['another step', 'licitante', 'insured.name', 'requester.who', /would be in another step/],
    [
      'a name that is taken',
      'licitante',
      'insured.name',
      'insured.document',
      /There is a field insured.document/,
    ],
  ])('refuses %s', (_what, product, from, to, said) => {
    expect(() => renameField(texts, product, from, to)).toThrow(said);
  });
});
