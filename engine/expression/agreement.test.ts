import { createRequire } from 'node:module';
import * as fc from 'fast-check';
import type { RulesLogic } from 'json-logic-js';
import { describe, expect, it } from 'vitest';
import { type Json, compileExpression, interpret } from '.';
import { exampleEnvironment } from '../../tests/engine/expressions/exampleEnvironment';
import { answers, environment, nested, scope } from '../../tests/engine/expressions/arbitraryData';
import {
  everyOperator,
  expressionOf,
  standardOperators,
} from '../../tests/engine/expressions/arbitraryExpression';

const runs = Number(process.env['AGREEMENT_RUNS'] ?? 4000);

/** json-logic-js as it comes, without our operators and our var. */
function untouchedJsonLogic(): typeof import('json-logic-js') {
  const require = createRequire(import.meta.url);
  delete require.cache[require.resolve('json-logic-js')];
  return require('json-logic-js');
}

/** −0 and 0 are one number here: no operator can tell a person which it was. */
function canonical(value: unknown): unknown {
  if (typeof value === 'number') return value + 0;
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, canonical(inner)]));
}

describe('compiled and interpreted agree', () => {
  it('on every operator, with answers of any type', () => {
    fc.assert(
      fc.property(expressionOf(everyOperator, 3), answers, environment, (expression, values, env) => {
        const compiled = compileExpression(expression, scope)({ values, env });
        const interpreted = interpret(expression, nested(values), env);
        expect(canonical(compiled)).toEqual(canonical(interpreted));
      }),
      { numRuns: runs },
    );
  });

  for (const operator of everyOperator) {
    it(`on ${operator.name}`, () => {
      fc.assert(
        fc.property(expressionOf([operator], 2), answers, environment, (expression, values, env) => {
          const compiled = compileExpression(expression, scope)({ values, env });
          expect(canonical(compiled)).toEqual(canonical(interpret(expression, nested(values), env)));
        }),
        { numRuns: runs / 10 },
      );
    });
  }

  it.each<Json>([
    { '/': [1, { '*': [0, -2, 3] }] },
    { substr: ['Concorrência', 2, -1.5] },
    { substr: ['Concorrência', 0, '-2'] },
    { substr: ['Concorrência', -3, 0.9] },
    { in: [null, 'null'] },
    { in: ['', 'a'] },
    { '<': [null, 5, null] },
    { '==': [null, false] },
    { '==': [[], ''] },
    { '==': [[1], 1] },
    { '>': [[2], '1'] },
    { cat: [null, [1, null, [2]], true] },
    { '*': ['7 dias'] },
    { '+': '7 dias' },
    { '-': [[5], null] },
    { min: [null, 1, ''] },
    { max: ['a', 1] },
    { merge: [1, null, [[2]]] },
    { missing: [['a', 1], 'b'] },
    { reduce: [null, 1] },
    { if: [] },
    { if: [0, 1, '', 2] },
    { '!': [[]] },
    { '!!': [[0]] },
    { a: 1, b: 2 },
    {},
  ])('with json-logic-js as it comes, on %j', (expression) => {
    const compiled = compileExpression(expression, { reader: () => () => null })({
      values: [],
      env: exampleEnvironment,
    });
    expect(compiled).toEqual(untouchedJsonLogic().apply(expression as RulesLogic, {}));
  });

  it('with json-logic-js as it comes, on its own operators', () => {
    const jsonLogic = untouchedJsonLogic();
    const leadsIntoPrototype = /constructor|__proto__|toString|prototype/;
    fc.assert(
      fc.property(expressionOf(standardOperators, 3), answers, environment, (expression, values, env) => {
        fc.pre(!leadsIntoPrototype.test(JSON.stringify(expression)));
        const compiled = compileExpression(expression, scope)({ values, env });
        expect(canonical(compiled)).toEqual(
          canonical(jsonLogic.apply(expression as RulesLogic, nested(values))),
        );
      }),
      { numRuns: runs },
    );
  });
});
