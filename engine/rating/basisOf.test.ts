import { expect, test } from 'vitest';
import { interpret } from '../expression';
import { basisOf, tableOf } from './basisOf';
import type { Rating } from './types';

const rating: Rating = {
  insurer: 'Seguradora',
  branch: '0775',
  client: { var: 'holder.who.value' },
  insured: { name: null, document: null },
  decisions: [
    { id: 'large', when: { '>': [{ var: 'object.value' }, 5] }, outcome: 'analyse', reason: 'Grande.' },
  ],
  insuredAmount: { var: 'object.value' },
  validity: { start: { today: [] }, end: { addYears: [{ today: [] }, { var: 'object.years' }] } },
  commercialPremium: { percentOf: [{ var: 'object.value' }, { constant: ['rate'] }] },
  iofRate: { constant: ['tax'] },
  installments: { cap: { if: [{ '==': [{ var: 'holder.who.value' }, '1'] }, 3, 5] } },
};
const rate = [
  { from: '2026-01-01', value: 1, note: 'Ato 1' },
  { from: '2027-01-01', value: 2, note: 'Ato 2' },
];
const constants = {
  rate,
  tax: [{ from: '2027-01-01', value: 7 }],
  other: [{ from: '2020-01-01', value: 9 }],
};
const answers = {
  'holder.who': { value: '1', label: 'Acme' },
  'object.value': 300,
  'object.years': 2,
  'object.text': 'Nada',
};
const on = (today: string) => ({ today, constants, context: {} });

test('keeps the rows in force on the day, and no others', () => {
  expect(basisOf(rating, answers, on('2026-12-31')).constants).toEqual([{ name: 'rate', ...rate[0] }]);
  expect(basisOf(rating, answers, on('2027-01-01')).constants).toEqual([
    { name: 'rate', ...rate[1] },
    { name: 'tax', from: '2027-01-01', value: 7 },
  ]);
});

test('keeps the answers that are read, of a choice the whole of it', () => {
  const { 'object.text': _, ...read } = answers;
  expect(basisOf(rating, answers, on('2026-12-31'))).toMatchObject({ day: '2026-12-31', inputs: read });
});

test('evaluates later as it did then, whatever became of the constants', () => {
  const basis = basisOf(rating, answers, on('2026-12-31'));
  const env = { today: basis.day, constants: tableOf(basis), context: {} };
  expect(interpret({ constant: ['rate'] }, {}, env)).toBe(1);
});
