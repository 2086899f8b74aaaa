import { describe, expect, it } from 'vitest';
import type { Json } from '../../../engine/expression';
import { messages } from '../../../tests/engine/definitions';
import { checkProduct } from '../../check/product/checkProduct';
import { setJson } from '../jsonEdits';
import { composed } from './composed';
import type { Recipe, RecipeKind } from './Recipe';
import { kindsFor, sourcesFor } from './sources';
import { samplesOf, triedOn } from './triedOn';
import { readRecipe, withConversion } from './withConversion';

const STEP = 'demo/steps/first.json';
const text = (title: string): Json => ({ title, type: 'string', maxLength: 100, ui: { widget: 'text' } });
const whole = (title: string, unit: string): Json => ({
  ...{ title, type: 'integer', minimum: 0, maximum: 9999 },
  ui: { widget: 'integer', unit },
});
const choice = (title: string, ...options: string[]): Json => ({
  ...{ title, type: 'string' },
  ui: { widget: 'select', options },
});

function product(properties: { readonly [name: string]: Json }, more: Readonly<Record<string, Json>> = {}) {
  const files: Readonly<Record<string, Json>> = {
    'demo/product.json': { id: 'demo', code: 'DEMO', version: 1, title: 'Demo', steps: ['first'] },
    'demo/rules.json': {},
    '_shared/messages.json': { ...messages, maximum: 'No máximo {limit}' },
    [STEP]: { title: 'Etapa', path: 'first', type: 'object', required: [], properties },
    ...more,
  };
  return new Map(Object.entries(files).map(([file, value]) => [file, JSON.stringify(value, null, 2)]));
}

const earlier = {
  address: text('Endereço'),
  first: text('Nome'),
  last: text('Sobrenome'),
  months: whole('Prazo', 'meses'),
  size: choice('Porte', 'P', 'M', 'G'),
  floors: text('Andares'),
  rooms: whole('Salas', 'salas'),
};
const today = {
  street: text('Rua'),
  number: text('Número'),
  name: text('Nome completo'),
  days: whole('Prazo em dias', 'dias'),
  scale: choice('Tamanho', 'pequeno', 'grande'),
  height: whole('Andares em número', 'andares'),
  space: text('Salas por extenso'),
};
const cases = {
  'demo/cases/a.cases.json': {
    given: { all: { 'first.address': 'Rua A, 12', 'first.first': 'Ana' } },
    cases: [
      { id: 'a', events: [{ edit: 'first.address', value: 'Rua B' }] },
      { id: 'b', events: [{ prefill: { 'first.address': 'Rua A, 12', 'first.first': 'Ana' } }] },
    ],
  },
};
const inForce = product(earlier, cases);
const before = composed(inForce, 'demo')!;
/** Both are asked: the earlier questions have not been taken away yet. */
const both = product({ ...earlier, ...today });

const written = (texts: ReadonlyMap<string, string>, question: string, recipe: Recipe | undefined) => {
  const { changed } = withConversion(texts, before, { product: 'demo', question, recipe });
  return new Map([...texts, ...changed]);
};
const part = (index: number, isRest = false): Recipe => ({
  ...{ kind: 'part', from: ['first.address'], separator: 'comma', part: index, isRest },
});
const recipes: readonly (readonly [string, Recipe])[] = [
  ['first.street', part(0)],
  ['first.number', part(1, true)],
  ['first.name', { kind: 'joined', from: ['first.first', 'first.last'], separator: 'blank' }],
  ['first.days', { kind: 'unit', from: ['first.months'], by: 'times', factor: 30 }],
  [
    'first.scale',
    {
      ...{ kind: 'options', from: ['first.size'] },
      pairs: [
        ['P', 'pequeno'],
        ['G', 'grande'],
      ],
    },
  ],
  ['first.height', { kind: 'number', from: ['first.floors'] }],
  ['first.space', { kind: 'text', from: ['first.rooms'] }],
];
const all = recipes.reduce((texts, [question, recipe]) => written(texts, question, recipe), both);
const after = composed(all, 'demo')!;
const tried = (given: Readonly<Record<string, unknown>>) => {
  const { made, lost } = triedOn(given, before, after);
  return { made: Object.fromEntries(made.map(({ path, answer }) => [path, answer])), lost };
};

describe('a question that is made of earlier ones', () => {
  it.each(recipes)('%s is read as it was chosen', (question, recipe) => {
    const schema = after.questions.get(question)!;
    expect(readRecipe({ path: question, schema }, before.questions)).toEqual(recipe);
    expect(readRecipe({ path: question, schema }, new Map())).toEqual(recipe);
  });

  it('is nothing that the check refuses, and the earlier ones are gone', () => {
    const files = new Map([...all].map(([file, is]) => [file, JSON.parse(is) as Json]));
    const own = checkProduct(files, 'demo').filter(({ pointer }) => pointer.includes('/properties/'));
    expect(own).toEqual([]);
    expect([...after.questions.keys()]).toEqual(Object.keys(today).map((name) => `first.${name}`));
  });

  it.each([
    ['split', { 'first.address': 'Rua A, 12' }, { 'first.street': 'Rua A', 'first.number': '12' }, []],
    [
      'split, and the rest kept',
      { 'first.address': 'Rua A, 12, ap 3' },
      { 'first.street': 'Rua A', 'first.number': '12, ap 3' },
      [],
    ],
    [
      'split, where the way back gives other blanks',
      { 'first.address': 'Rua A,12' },
      { 'first.street': 'Rua A', 'first.number': '12' },
      [{ path: 'first.address', isPart: true }],
    ],
    ['put together', { 'first.first': 'Ana', 'first.last': 'Sá' }, { 'first.name': 'Ana Sá' }, []],
    ['put together of one', { 'first.last': 'Sá' }, { 'first.name': 'Sá' }, []],
    ['another unit', { 'first.months': 2 }, { 'first.days': 60 }, []],
    ['another option', { 'first.size': 'P' }, { 'first.scale': 'pequeno' }, []],
    ['an option of which none comes', { 'first.size': 'M' }, {}, [{ path: 'first.size', isPart: false }]],
    ['a number out of a text', { 'first.floors': '12' }, { 'first.height': 12 }, []],
    ['no number in the text', { 'first.floors': 'doze' }, {}, [{ path: 'first.floors', isPart: false }]],
    ['a text of a number', { 'first.rooms': 1234 }, { 'first.space': '1234' }, []],
  ])('gets its answer: %s', (_how, given, made, lost) => {
    expect(tried(given)).toEqual({ made, lost });
  });

  it('leaves the way back to the first of the parts, in whatever order they were chosen', () => {
    const back = (texts: ReadonlyMap<string, string>, name: string) =>
      composed(texts, 'demo')!.questions.get(`first.${name}`)!.converted?.back;
    const second = written(both, 'first.number', part(1));
    expect(back(second, 'number')).toEqual({ 'first.address': { join: [[{ var: 'first.number' }], ', '] } });
    const two = written(second, 'first.street', part(0));
    const joined = { join: [[{ var: 'first.street' }, { var: 'first.number' }], ', '] };
    expect([back(two, 'street'), back(two, 'number')]).toEqual([{ 'first.address': joined }, undefined]);
    const one = written(two, 'first.street', undefined);
    expect(composed(one, 'demo')!.questions.get('first.street')).not.toHaveProperty('converted');
    expect(back(one, 'number')).toEqual({ 'first.address': { join: [[{ var: 'first.number' }], ', '] } });
  });

  it('changes nothing but its own lines', () => {
    const two = new Map(both).set(STEP, setJson(both.get(STEP)!, '/properties/address/ui/width', 'half'));
    const now = written(two, 'first.name', {
      ...{ kind: 'joined', from: ['first.first', 'first.last'], separator: 'comma' },
    });
    const gone = two
      .get(STEP)!
      .split('\n')
      .filter((line) => !now.get(STEP)!.includes(line));
    expect(gone.every((line) => /"(first|last)"|"title": "(Nome|Sobrenome)"/.test(line))).toBe(true);
    expect(written(now, 'first.name', undefined).get(STEP)).not.toContain('converted');
  });

  it('that says something else by hand is not read', () => {
    const at = '/properties/street/converted/value';
    const byHand = new Map(all).set(STEP, setJson(all.get(STEP)!, at, { upper: [{ var: 'first.address' }] }));
    const schema = composed(byHand, 'demo')!.questions.get('first.street')!;
    expect(readRecipe({ path: 'first.street', schema }, before.questions)).toBeUndefined();
  });
});

describe('what a question can be made of', () => {
  const shared = (asked: Readonly<Record<string, Json>>) => ({
    'demo/product.json': {
      ...{ id: 'demo', code: 'DEMO', version: 1, title: 'Demo' },
      steps: ['first', { include: '_shared/steps/who' }],
    },
    '_shared/steps/who.json': { title: 'Quem', path: 'who', type: 'object', properties: asked },
  });
  const sources = (kind: RecipeKind, now: ReadonlyMap<string, string>, then = before) =>
    sourcesFor(kind, 'first.street', { before: then, now: composed(now, 'demo')! });

  it('is of the right kind', () => {
    expect(sources('unit', both)).toEqual(['first.months', 'first.rooms']);
    expect(sources('options', both)).toEqual(['first.size']);
    expect(kindsFor(before.questions.get('first.size')!)).toEqual(['options']);
  });

  it('is nothing that a shared step still asks, and no question whose answers have another place', () => {
    const then = composed(product({ address: text('Endereço') }, shared({ city: text('Cidade') })), 'demo')!;
    const asks = (city: Readonly<Record<string, Json>>, street: object = {}) =>
      sources('part', product({ street: { ...(text('Rua') as object), ...street } }, shared(city)), then);
    expect(asks({ city: text('Cidade') })).toEqual(['first.address']);
    expect(asks({ town: text('Município') })).toEqual(['first.address', 'who.city']);
    expect(asks({ town: text('Município') }, { was: ['first.address'] })).toEqual(['who.city']);
  });
});

it('answers of golden cases are found, each once', () => {
  expect(samplesOf(inForce, 'demo', ['first.address', 'first.first'])).toEqual([
    { 'first.address': 'Rua A, 12', 'first.first': 'Ana' },
    { 'first.address': 'Rua B' },
  ]);
});

it('a product that is not whole while it is typed makes nothing', () => {
  expect(composed(new Map(inForce).set('demo/product.json', '{'), 'demo')).toBeUndefined();
  expect(composed(inForce, 'other')).toBeUndefined();
});
