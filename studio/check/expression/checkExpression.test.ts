import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Json, compileExpression, operatorReference } from '../../../engine/expression';
import { exampleEnvironment } from '../../../tests/engine/expressions/exampleEnvironment';
import { answers, environment, fieldPaths, scope } from '../../../tests/engine/expressions/arbitraryData';
import { everyOperator, expressionOf } from '../../../tests/engine/expressions/arbitraryExpression';
import { checkExpression } from './checkExpression';

const fields = ['name', 'object.start', 'object.end', 'object.days', 'value', 'clients'];
const known = {
  hasField: (path: string) => fields.includes(path),
  fieldNames: () => fields,
  constantNames: () => ['ceiling', 'rate'],
  isMoney: (path: string) => path === 'value',
};

describe('an expression that is right', () => {
  it.each<Json>([
    { addDays: [{ var: 'object.start' }, { var: 'object.days' }] },
    { var: ['name', 'nobody'] },
    { constant: ['ceiling'] },
    { constant: ['rate', '2026-08-01'] },
    { today: [] },
    { context: 'user.name' },
    { context: [] },
    { answer: '' },
    { matches: [{ var: 'name' }, '^\\p{L}+$'] },
    { map: [{ var: 'clients' }, { var: 'name' }] },
    { map: [{ var: 'clients' }, { var: 'whatever.it.has' }] },
    { filter: [{ var: 'clients' }, { '>': [{ var: '' }, { constant: 'ceiling' }] }] },
    { reduce: [{ var: 'clients' }, { sum: [{ var: 'accumulator' }, { var: 'current.value' }] }, 0] },
    { missing: ['name', 'value'] },
    { missing: [['name', 'value']] },
    { missing_some: [1, ['name', 'value']] },
    { object: ['id', { var: 'name' }, 'descricao', 'x'] },
    { object: [] },
    { if: [{ var: 'name' }, 1, { var: 'value' }, 2, 3] },
    { sum: [{ var: 'value' }, 1] },
    { '+': [{ var: 'object.days' }, 1] },
    { '-': { daysBetween: [{ var: 'object.start' }, { var: 'object.end' }] } },
    { times: [{ var: 'value' }, 2, 0] },
    { max: [{ var: 'value' }, 0] },
    { id: 1, descricao: 'a literal of two keys' },
    [{ var: 'name' }, 'list'],
    'text',
    null,
  ])('%j has no fault', (expression) => {
    expect(checkExpression(expression, known)).toEqual([]);
  });
});

describe('an expression that is wrong', () => {
  it.each<[string, Json, string, string, string?]>([
    ['misspelt operator', { addDay: [1] }, 'unknown-operator', '/addDay', 'addDays'],
    ['operator of nowhere', { price: [1] }, 'unknown-operator', '/price'],
    ['log', { log: 'x' }, 'unknown-operator', '/log'],
    ['dotted operator', { 'cat.call': [] }, 'unknown-operator', '/cat.call'],
    ['operator that objects inherit', { toString: [] }, 'unknown-operator', '/toString'],
    ['misspelt field', { '!': { var: 'object.stat' } }, 'unknown-field', '/!/var', 'object.start'],
    ['field of nowhere', { '!': [{ var: ['zzzzzzzz', 0] }] }, 'unknown-field', '/!/0/var/0'],
    ['no field', { var: '' }, 'unknown-field', '/var'],
    ['misspelt field of missing', { missing: ['name', 'valeu'] }, 'unknown-field', '/missing/1', 'value'],
    ['misspelt field in a list', { missing: [['nam']] }, 'unknown-field', '/missing/0/0', 'name'],
    [
      'misspelt field of missing_some',
      { missing_some: [1, ['nam']] },
      'unknown-field',
      '/missing_some/1/0',
      'name',
    ],
    ['answer of reduce', { reduce: [[], { var: 'curent.x' }, 0] }, 'unknown-field', '/reduce/1/var'],
    ['prototype', { var: 'name.constructor' }, 'unsafe-path', '/var'],
    ['prototype of an element', { map: [[], { var: '__proto__' }] }, 'unsafe-path', '/map/1/var'],
    ['prototype of the context', { context: 'user.toString' }, 'unsafe-path', '/context'],
    ['prototype of an object', { get: [{ answer: [] }, 'a.prototype'] }, 'unsafe-path', '/get/1'],
    ['key that objects inherit', { object: ['valueOf', 1] }, 'unsafe-path', '/object/0'],
    ['too few', { addDays: ['2026-11-20'] }, 'arity', '/addDays'],
    ['too many', { '!': [1, 2] }, 'arity', '/!'],
    ['too many of today', { today: [1] }, 'arity', '/today'],
    ['key without value', { object: ['id', 1, 'name'] }, 'arity', '/object'],
    ['nothing to add', { sum: [] }, 'arity', '/sum'],
    ['misspelt constant', { constant: ['celing'] }, 'unknown-constant', '/constant/0', 'ceiling'],
    ['inherited constant', { constant: 'toString' }, 'unknown-constant', '/constant'],
    ['computed field', { var: { cat: ['a', 'b'] } }, 'bad-literal', '/var'],
    ['computed constant', { constant: [{ var: 'name' }] }, 'bad-literal', '/constant/0'],
    ['computed pattern', { matches: ['a', { var: 'name' }] }, 'bad-literal', '/matches/1'],
    ['broken pattern', { matches: ['a', '('] }, 'bad-literal', '/matches/1'],
    ['pattern that unicode refuses', { matches: ['a', '\\-'] }, 'bad-literal', '/matches/1'],
    ['29 February of a common year', { addDays: ['2026-02-29', 1] }, 'bad-literal', '/addDays/0'],
    ['half a day', { addDays: ['2026-02-28', 0.5] }, 'bad-literal', '/addDays/1'],
    ['thirteen decimals', { times: [1, 1, 13] }, 'bad-literal', '/times/2'],
    ['text that is no number', { times: ['a', 1] }, 'bad-literal', '/times/0'],
    ['no list', { map: ['abc', { var: '' }] }, 'bad-literal', '/map/0'],
    ['empty object', { if: [{}, 1, 2] }, 'bad-literal', '/if/0'],
    ['two operators at once', { var: 'name', cat: ['x'] }, 'bad-literal', ''],
    ['operator in a literal', { id: { var: 'name' }, x: 1 }, 'bad-literal', ''],
    ['binary total of money', { '+': [{ var: 'value' }, 1] }, 'float-money', '/+', 'sum'],
    ['binary difference', { '-': [10, { var: 'value' }] }, 'float-money', '/-', 'minus'],
    ['binary product', { '*': [{ or: [{ var: 'value' }, 0] }, 2] }, 'float-money', '/*', 'times'],
    ['binary quotient', { '/': [{ percentOf: [100, 3] }, 2] }, 'float-money', '/~1', 'over'],
  ])('%s', (_, expression, code, pointer, suggestion) => {
    const faults = checkExpression(expression, known);
    expect(faults.map((fault) => [fault.code, fault.pointer, fault.suggestion])).toEqual([
      [code, pointer, suggestion],
    ]);
  });

  it('has its suggestion in the message', () => {
    const [fault] = checkExpression({ addDay: [1] }, known);
    expect(fault?.message).toBe('There is no operator addDay. Did you mean addDays?');
  });

  it('gets all its faults, in reading order', () => {
    const faults = checkExpression({ if: [{ var: 'nam' }, { addDay: [] }, { '!': [] }] }, known);
    expect(faults.map(({ pointer }) => pointer)).toEqual(['/if/0/var', '/if/1/addDay', '/if/2/!']);
  });

  it('is refused without money being known too', () => {
    const { isMoney: _, ...others } = known;
    expect(checkExpression({ '+': [{ var: 'value' }, 1] }, others)).toEqual([]);
    expect(checkExpression({ '+': [{ sum: [1] }, 1] }, others)).toHaveLength(1);
  });
});

describe('past the check', () => {
  const knownToScope = {
    hasField: (path: string) => scope.reader(path) !== undefined,
    fieldNames: () => fieldPaths,
    constantNames: () => ['ceiling', 'list'],
  };

  it('nothing throws, whatever the answers carry', () => {
    const hostile = { toString: 1, valueOf: null, indexOf: 2, constructor: { name: 'x' }, length: -1 };
    const odd = fc.constantFrom<unknown>(
      hostile,
      [hostile],
      [[hostile], null],
      JSON.parse('{"__proto__": {"a": 1}}'),
    );
    const oddAnswers = fc.tuple(...fieldPaths.map(() => odd));
    fc.assert(
      fc.property(
        expressionOf(everyOperator, 3),
        fc.oneof(answers, oddAnswers),
        environment,
        (expression, values, env) => {
          fc.pre(checkExpression(expression, knownToScope).length === 0);
          compileExpression(
            expression,
            scope,
          )({ values, env: { ...env, context: hostile, answer: hostile } });
        },
      ),
      { numRuns: 1500, maxSkipsPerRun: 1000 },
    );
  });
});

describe('the example of every operator passes', () => {
  const anyField = {
    hasField: () => true,
    fieldNames: () => [],
    constantNames: () => Object.keys(exampleEnvironment.constants),
  };

  for (const { name, example } of operatorReference) {
    it(name, () => {
      const faults = checkExpression(example.expression, anyField);
      expect(faults.filter(({ code }) => code !== 'bad-literal')).toEqual([]);
    });
  }
});
