import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { interpret, readsOf, type Json } from '.';
import { exampleEnvironment } from '../../tests/engine/expressions/exampleEnvironment';
import { fold } from './fold';
import { answers, environment, fieldPaths, nested } from '../../tests/engine/expressions/arbitraryData';
import { everyOperator, expressionOf } from '../../tests/engine/expressions/arbitraryExpression';

/** −0 and 0 are one number here. */
const canonical = (value: unknown) => (typeof value === 'number' ? value + 0 : value);

const isWithin = (path: string, field: string) =>
  field === '' || path === field || path.startsWith(`${field}.`);

describe('a folded expression', () => {
  it('comes to the same whatever becomes of what is open', () => {
    fc.assert(
      fc.property(
        expressionOf(everyOperator, 3),
        answers,
        answers,
        environment,
        fc.subarray(fieldPaths),
        (expression, known, later, env, open) => {
          const isOpen = (path: string) =>
            open.some((field) => isWithin(path, field) || isWithin(field, path));
          const folded = fold(expression, { data: nested(known), env, isOpen });
          const then = known.map((value, index) =>
            open.includes(fieldPaths[index]!) ? later[index] : value,
          );
          expect(canonical(interpret(folded, nested(then), env))).toEqual(
            canonical(interpret(expression, nested(then), env)),
          );
        },
      ),
      { numRuns: 4_000 },
    );
  });

  const env = { ...exampleEnvironment, today: '2026-11-20' };
  const known = { data: { product: 'PER', amount: 10 }, env, isOpen: (path: string) => path === 'amount' };
  const rates: Json = {
    if: [{ '==': [{ var: 'product' }, 'BID'] }, 1.2, { '==': [{ var: 'product' }, 'PER'] }, 1.5, null],
  };

  it.each<[string, Json, Json]>([
    ['what is known stands as what it comes to', rates, 1.5],
    ['what is open stays', { '*': [{ var: 'amount' }, rates] }, { '*': [{ var: ['amount'] }, 1.5] }],
    [
      'branches that cannot be taken are gone',
      {
        if: [{ '==': [{ var: 'product' }, 'BID'] }, { var: 'amount' }, { '>': [{ var: 'amount' }, 5] }, 1, 2],
      },
      { if: [{ '>': [{ var: ['amount'] }, 5] }, 1, 2] },
    ],
    ['what is given later stays', { answer: ['premium'] }, { answer: ['premium'] }],
  ])('%s', (_what, expression, folded) => {
    expect(fold(expression, known)).toEqual(folded);
  });

  it('reads nothing of what was known', () => {
    expect(readsOf(fold({ '+': [{ var: 'amount' }, rates] }, known)).fields).toEqual(['amount']);
  });
});
