import { expect, test } from 'vitest';
import { changeOf } from './changeOf';
import { termsOf } from './termsOf';
import type { Rating } from './types';

const rating = {
  policy: {
    contractValue: { var: 'object.value' },
    objectText: { var: 'object.text' },
    civilWork: { var: 'object.work' },
    insured: { city: { var: 'insured.city' } },
  },
  change: {
    policy: { var: 'request.policy.value' },
    version: { var: 'request.version' },
    type: { var: 'request.type' },
    rule: { var: 'request.rule' },
  },
} as unknown as Rating;
const env = { today: '2026-11-20', constants: {}, context: {} };
const nowhere = {
  email: null,
  cep: null,
  place: null,
  number: null,
  complement: null,
  district: null,
  city: null,
  state: null,
};
const unsaid = {
  contractValue: null,
  objectText: null,
  coverageFine: null,
  coverageLabor: null,
  civilWork: null,
  insuredPlace: nowhere,
};

test('a policy says what its product asks for, and null for the rest', () => {
  const answers = {
    'object.value': 1000.5,
    'object.text': 'A ponte.',
    'object.work': false,
    'insured.city': 'Itu',
  };
  expect(termsOf(rating, answers, env)).toEqual({
    ...unsaid,
    contractValue: 1000.5,
    objectText: 'A ponte.',
    civilWork: false,
    insuredPlace: { ...nowhere, city: 'Itu' },
  });
});

test('what was not answered, and what an older definition did not say, is null', () => {
  expect(termsOf(rating, { 'object.text': '' }, env)).toEqual(unsaid);
  const { policy: _, ...older } = rating;
  expect(termsOf(older, { 'object.value': 1 }, env)).toEqual(unsaid);
});

test('a change names its policy with the version, and the row of its type; without a policy there is none', () => {
  const rule = { title: 'Aumento', guarantee: true };
  const answers = {
    'request.policy': { value: 'p-1', label: '1' },
    'request.version': 0,
    'request.type': 'b',
    'request.rule': rule,
  };
  expect(changeOf(rating, answers, env)).toEqual({
    policy: 'p-1',
    version: 0,
    type: 'b',
    rule,
    refundTo: null,
  });
  const paid = { ...rating, change: { ...rating.change!, refundTo: { var: 'request.key' } } };
  expect(changeOf(paid, { ...answers, 'request.key': 'a@b.com' }, env)?.refundTo).toBe('a@b.com');
  expect(changeOf(rating, { ...answers, 'request.policy': null }, env)).toBeUndefined();
  const { change: _, ...older } = rating;
  expect(changeOf(older, answers, env)).toBeUndefined();
});
