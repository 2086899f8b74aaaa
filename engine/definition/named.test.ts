import { expect, it } from 'vitest';
import { baseProduct } from '../../studio/check/testing/baseProduct';
import { change } from '../../studio/check/testing/change';
import { locate } from '../../studio/check/product/locate';
import { createSubject } from '../../studio/check/product/subject';
import type { Json } from '../expression';
import { composeProduct } from './compose';
import { throughNames } from './named';

const span: Json = { daysBetween: [{ var: 'terms.start' }, { var: 'terms.end' }] };
const RULES = 'demo/rules.json';

it('makes the same definition as what it stands for, names within names too', () => {
  const plain = composeProduct(change(baseProduct, []), 'demo');
  const named = composeProduct(
    change(baseProduct, [
      {
        file: RULES,
        at: '/named',
        to: { span, days: { '==': [{ var: 'terms.days' }, { named: ['span'] }] } },
      },
      { file: RULES, at: '/relations/0/solve/1/to', to: { named: 'span' } },
      { file: RULES, at: '/checks/1/that', to: { named: ['days'] } },
      { file: 'demo/rating.json', at: '/named', to: { amount: { var: 'terms.amount' } } },
      { file: 'demo/rating.json', at: '/insuredAmount', to: { named: ['amount'] } },
    ]),
    'demo',
  );
  expect(named.faults).toEqual([]);
  expect(named.definition).toEqual(plain.definition);
  expect(named.rating).toEqual(plain.rating);
});

it('takes the parameters of its fragment, and is known there alone', () => {
  const PARTY = '_shared/rules/party.json';
  const files = change(baseProduct, [
    { file: PARTY, at: '/named', to: { name: { var: '@name' } } },
    { file: PARTY, at: '/checks/0/that', to: { matches: [{ named: ['name'] }, '^[a-z]+$'] } },
    { file: RULES, at: '/derived/1/value', to: { named: ['name'] } },
  ]);
  const { definition, faults } = composeProduct(files, 'demo');
  expect(definition.rules.checks[0]!.that).toEqual({ matches: [{ var: 'details.name' }, '^[a-z]+$'] });
  expect(faults.map(({ file, pointer, code }) => [file, pointer, code])).toEqual([
    [RULES, '/derived/1/value', 'unknown-name'],
  ]);
  const finding = { pointer: '/rules/checks/0/that/matches/0/var', code: 'arity', message: '' } as const;
  expect(locate(createSubject(files, 'demo'), finding)).toMatchObject({
    file: PARTY,
    pointer: '/named/name/var',
  });
});

it('leads from what was put in to where it is said', () => {
  const file = {
    named: { a: { '!': [{ named: 'b' }] }, b: { var: 'x' } },
    checks: [{ that: { named: ['a'] } }],
  };
  expect(throughNames(file, '/checks/0/that/!/0/var')).toBe('/named/b/var');
  expect(throughNames(file, '/checks/0/that/!')).toBe('/named/a/!');
  expect(throughNames(file, '/checks/0/that')).toBe('/checks/0/that');
});
