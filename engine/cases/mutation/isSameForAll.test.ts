import { assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { baseProduct } from '../../check/testing/baseProduct';
import { change, type Change } from '../../check/testing/change';
import { createSubject, type Subject } from '../../check/product/subject';
import { interpret, type Json } from '../../expression';
import { stepOf } from './amountStep';
import { mutantsOf } from './mutantsOf';

const TERMS = 'demo/steps/terms.json';
const RATING = 'demo/rating.json';
const money = { type: 'number', ui: { widget: 'money' } };
const options = [
  { value: 12, label: '12 vezes' },
  { value: 18, label: '18 vezes' },
];
const multiple = { title: 'Vezes', type: 'integer', ui: { widget: 'select', options } };
const AMOUNT: Json = { var: 'terms.amount' };
const MULTIPLE: Json = { var: 'terms.multiple' };
/** In steps of three cents: 12 or 18 times, and three times where it is wanted. */
const TOTAL: Json = {
  sum: [{ times: [AMOUNT, MULTIPLE] }, { if: [{ var: 'details.kind' }, { times: [AMOUNT, 3] }] }],
};

function withTotal(value: Json, ...changes: readonly Change[]): Subject {
  const total = { title: 'Total', ...money, exclusiveMaximum: 1000, readOnly: true };
  const files = change(baseProduct, [
    { file: TERMS, at: '/properties/multiple', to: multiple },
    { file: TERMS, at: '/properties/total', to: total },
    { file: 'demo/rules.json', at: '/derived/-', to: { id: 'total', field: 'terms.total', value } },
    { file: RATING, at: '/decisions/0/when', to: { '>': [{ var: 'terms.total' }, 1000] } },
    ...changes,
  ]);
  return createSubject(files, 'demo');
}

function said(subject: Subject, pointer: string): string[] {
  return mutantsOf(subject)
    .filter((mutant) => mutant.pointer === pointer)
    .map(({ says }) => says);
}

const limitsOf = (subject: Subject) => said(subject, '/steps/1/properties/total/exclusiveMaximum');
const ordersOf = (subject: Subject) => said(subject, '/rating/decisions/0/when');

describe('changes that are the same for all answers', () => {
  it('are limits moved between two amounts that can be', () => {
    expect(limitsOf(withTotal(TOTAL))).toEqual(['exclusiveMaximum becomes 999.99']);
    expect(limitsOf(withTotal(AMOUNT))).toEqual([
      'exclusiveMaximum becomes 1000.01',
      'exclusiveMaximum becomes 999.99',
    ]);
  });

  it('are above and from on, of an amount that cannot be', () => {
    expect(ordersOf(withTotal(TOTAL))).not.toContain('> becomes >=');
    expect(ordersOf(withTotal(AMOUNT))).toContain('> becomes >=');
    const met: Json = { '>': [{ var: 'terms.total' }, 999] };
    expect(ordersOf(withTotal(TOTAL, { file: RATING, at: '/decisions/0/when', to: met }))).toContain(
      '> becomes >=',
    );
  });

  it('are none where the amount is another for other answers, or forced', () => {
    const forced: Json = { id: 'f', fields: ['terms.total'], when: AMOUNT, then: { value: 1 } };
    const states = { file: 'demo/rules.json', at: '/states/-', to: forced };
    expect(ordersOf(withTotal(TOTAL, states))).toContain('> becomes >=');
    const others: Json[] = [{ percentOf: [AMOUNT, 3] }, { times: [AMOUNT, 0.5] }, { max: [AMOUNT, 3] }];
    for (const value of others) expect(ordersOf(withTotal(value))).toContain('> becomes >=');
  });
});

describe('the step of an amount', () => {
  it('divides whatever it comes to', () => {
    const subject = withTotal(TOTAL);
    const step = stepOf(subject, { var: 'terms.total' })!;
    expect(step).toBe(3);
    const answers = record({
      cents: integer({ min: 0, max: 1e9 }),
      times: constantFrom(12, 18),
      kind: constantFrom('PF', null),
    });
    assert(
      property(answers, ({ cents, times, kind }) => {
        const data = { terms: { amount: cents / 100, multiple: times }, details: { kind } };
        const total = interpret(TOTAL, data, { today: '2026-11-20', constants: {}, context: {} }) as number;
        expect(Math.round(total * 100) % step).toBe(0);
      }),
    );
  });

  it('is known of written numbers, constants in all their rows, and what is empty', () => {
    const subject = withTotal(TOTAL);
    const steps: Json[] = [
      0.05,
      { constant: ['rate'] },
      null,
      { minus: [6, 4] },
      0.001,
      'x',
      { constant: ['none'] },
    ];
    expect(steps.map((each) => stepOf(subject, each))).toEqual([
      5,
      100,
      0,
      200,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
