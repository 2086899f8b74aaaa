import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../engine/expression';
import { readFiles } from '../../engine/publish/readFiles';
import { checkProducts } from './checkProducts';
import { FAULT_CODES } from './faultCodes';
import { badDefinitions } from './testing/badDefinitions';
import { baseProduct } from './testing/baseProduct';
import { change, type Change } from './testing/change';

const schemas = readFiles(fileURLToPath(new URL('../../product-schemas', import.meta.url))).files;
const meta = Object.fromEntries([...schemas].filter(([file]) => file.startsWith('_meta/')));

function faultsOf(changes: readonly Change[]) {
  return checkProducts(change({ ...meta, ...baseProduct }, changes));
}

const RULES = 'demo/rules.json';
const TERMS = 'demo/steps/terms.json';
const read = (path: string): Json => ({ var: path });

function patch(field: string, then: Json): Json {
  return { id: 'patch', fields: [field], when: read('details.kind'), then };
}

const save: Json = {
  id: 'save',
  source: 'person-save',
  on: 'submit',
  request: {
    document: read('details.document'),
    name: read('details.name'),
    complement: read('details.remark'),
  },
  optional: ['complement'],
};
const share: Json = { title: 'Parte', type: 'number', decimals: 4, ui: { widget: 'percent' } };

describe('checkProducts', () => {
  it('finds nothing wrong with the base product', () => {
    expect(faultsOf([])).toEqual([]);
  });

  it('finds nothing wrong with the products that are sold', () => {
    expect(checkProducts(schemas)).toEqual([]);
  });

  it.each<[string, Change]>([
    ['a value that follows', { file: RULES, at: '/initial/0/follows', to: ['terms.amount'] }],
    ['a unit of a count', { file: RULES, at: '/states/2', to: patch('terms.days', { unit: 'anos' }) }],
    [
      'a locked field that is not judged',
      { file: RULES, at: '/states/2', to: patch('terms.days', { enabled: false, judged: false }) },
    ],
    ['a notice while one types', { file: RULES, at: '/checks/0/level', to: 'notice' }],
    ['parts that may be empty', { file: RULES, at: '/lookups', to: [save] }],
    ['decimals of a percentage', { file: TERMS, at: '/properties/share', to: share }],
  ])('finds nothing wrong with %s', (_what, good) => {
    expect(faultsOf([good])).toEqual([]);
  });

  it.each(badDefinitions)('refuses $it', ({ change: changes, fault }) => {
    const faults = faultsOf(changes).map(({ file, pointer, code, suggestion }) => ({
      file,
      pointer,
      code,
      suggestion,
    }));
    expect(faults).toEqual([{ suggestion: undefined, ...fault }]);
  });

  it('has a bad definition for every code', () => {
    const shown = new Set(badDefinitions.map(({ fault }) => fault.code));
    // What is wrong with a file as a text is found when it is read: see readFiles.test.ts.
    const ofText = ['syntax', 'too-deep', 'repeated-key'];
    const missing = Object.keys(FAULT_CODES).filter(
      (code) => !ofText.includes(code) && !shown.has(code as never),
    );
    expect(missing).toEqual([]);
  });

  it.each<[string, Change, string]>([
    [
      'an answer that is read of an element',
      { file: RULES, at: '/states/1/when', to: { all: [['a'], { in: [read(''), read('details.name')] }] } },
      'never the answer details.name',
    ],
    [
      'a key that is computed',
      { file: RULES, at: '/derived/1/value', to: { get: [{ constant: ['rate'] }, read('details.kind')] } },
      'row reads a table',
    ],
    [
      'a unit of a table',
      { file: 'constants.json', at: '/rate', to: [{ from: '2020-01-01', value: {}, note: '% por tipo' }] },
      'begin the note of a table',
    ],
  ])('says what to write instead of %s', (_what, wrong, instead) => {
    expect(faultsOf([wrong]).map(({ message }) => message)).toContainEqual(expect.stringContaining(instead));
  });

  it('names every rule and field of a circle', () => {
    const [fault] = faultsOf([
      { file: 'demo/rules.json', at: '/derived/0/value', to: { var: 'terms.other' } },
      { file: 'demo/rules.json', at: '/derived/1/value', to: { var: 'terms.text' } },
    ]);
    expect(fault?.message).toBe(
      'These rules feed each other: text writes terms.text, which other reads; other writes terms.other, which text reads.',
    );
  });
});

describe('a form', () => {
  const form: Record<string, Json> = {
    'catalogue.json': { ...(baseProduct['catalogue.json'] as object), forms: ['pay'] },
    'pay/product.json': {
      $schema: '../_meta/product.schema.json',
      id: 'pay',
      version: 1,
      title: 'Pagar',
      context: { most: 'The most.' },
      steps: ['pay'],
    },
    'pay/steps/pay.json': {
      $schema: '../../_meta/step.schema.json',
      title: 'Pagar',
      path: 'pay',
      type: 'object',
      properties: { times: { title: 'Vezes', type: 'integer', ui: { widget: 'select' } } },
    },
    'pay/rules.json': {
      $schema: '../_meta/rules.schema.json',
      states: [{ id: 'most', fields: ['pay.times'], options: { range: [1, { context: ['most'] }] } }],
    },
  };
  const faults = (...changes: readonly Change[]) =>
    checkProducts(change({ ...meta, ...baseProduct, ...form }, changes)).map(
      ({ file, pointer, code }) => `${file}#${pointer} ${code}`,
    );

  it('needs no code, and reads a context of its own', () => {
    expect(faults()).toEqual([]);
  });

  it('has no code', () => {
    const code = { file: 'pay/product.json', at: '/code', to: 'PA' };
    expect(faults(code)).toEqual(['pay/product.json#/code unknown-property']);
  });

  it('knows nothing of the person', () => {
    const at = '/states/0/options/range/1';
    const reads = { file: 'pay/rules.json', at, to: { context: ['user.name'] } };
    expect(faults(reads)).toEqual([`pay/rules.json#${at}/context/0 unknown-context`]);
  });

  it('is one because the catalogue says so', () => {
    const unlisted = { file: 'catalogue.json', at: '/forms', to: [] };
    expect(faults(unlisted)).toContain('pay/product.json#/id unknown-wizard');
  });
});
