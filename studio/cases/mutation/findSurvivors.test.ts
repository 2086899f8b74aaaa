import { describe, expect, it } from 'vitest';
import { baseProduct } from '../../check/testing/baseProduct';
import { createSubject } from '../../check/product/subject';
import { createValidators } from '../../../engine/publish/createValidators';
import { constantsOf } from '../../../engine/publish/loadProducts';
import type { Case } from '../types';
import { findSurvivors } from './findSurvivors';

const files = new Map(Object.entries(baseProduct));
const subject = createSubject(files, 'demo');

function survivorsOf(cases: readonly Omit<Case, 'id' | 'description'>[], most?: number) {
  const named = cases.map((one, index) => ({ id: `case-${index}`, description: 'A case.', ...one }));
  const trial = {
    subject,
    createValidators,
    constants: constantsOf(files),
    cases: new Map([['demo/cases/x.cases.json', { cases: named }]]),
  };
  return findSurvivors(trial, most);
}

const amount = (value: number, outcome: string): Omit<Case, 'id' | 'description'> => ({
  events: [{ edit: 'terms.amount', value }],
  expect: { rating: { outcome } },
});
const ofLarge = (cases: readonly Omit<Case, 'id' | 'description'>[]) =>
  survivorsOf(cases)
    .survivors.filter(({ rule }) => rule === 'large')
    .map(({ says }) => says);

describe('changes that no case notices', () => {
  it('are all of them where there are no cases', () => {
    const { survivors, tried } = survivorsOf([]);
    expect(survivors).toHaveLength(tried);
  });

  it('are fewer with each side of a boundary that a case shows', () => {
    expect(ofLarge([amount(5000, 'analyse')])).toEqual([
      'the reason is another',
      '> becomes >=',
      '1000 becomes 1001',
      '1000 becomes 999',
    ]);
    expect(ofLarge([amount(1000, 'approve'), amount(1000.01, 'analyse')])).toEqual(['the reason is another']);
  });

  it('are placed in the file where they were made, fragments too', () => {
    const { survivors } = survivorsOf([]);
    expect(survivors).toContainEqual({
      file: 'demo/rating.json',
      pointer: '/decisions/0/when/>/1',
      rule: 'large',
      says: '1000 becomes 999',
      kind: 'money',
    });
    expect(survivors).toContainEqual({
      file: '_shared/rules/party.json',
      pointer: '/lookups/0/locks',
      rule: 'details.document-company',
      says: 'locks is gone',
      kind: 'other',
    });
  });

  it('are of a kind each: money, dates, validity, words', () => {
    const { survivors, kinds } = survivorsOf([]);
    const kindAt = (file: string, pointer: string) =>
      survivors.find((one) => one.file === file && one.pointer === pointer)?.kind;
    expect(kindAt('constants.json', '/rate/1/from')).toBe('validity');
    expect(kindAt('demo/steps/terms.json', '/properties/amount/exclusiveMinimum')).toBe('money');
    expect(kindAt('demo/steps/terms.json', '/properties/start/format')).toBe('dates');
    expect(kindAt('demo/rules.json', '/checks/0/that')).toBe('dates');
    expect(kindAt('demo/steps/details.json', '/required/0')).toBe('validity');
    expect(kindAt('demo/steps/details.json', '/properties/name/title')).toBe('wording');
    expect(kindAt('demo/product.json', '/summary/0/title')).toBe('wording');
    expect(kinds.money).toBe(survivors.filter(({ kind }) => kind === 'money').length);
  });

  it('of a limit are none once a case stands on either side', () => {
    const at = (value: number, ...wrong: readonly { readonly code: string }[]) => ({
      events: [{ edit: 'terms.amount', value }, { leave: 'terms.amount' }],
      expect: wrong.length === 0 ? { valid: ['terms.amount'] } : { issues: { 'terms.amount': wrong } },
    });
    const limits = (cases: readonly Omit<Case, 'id' | 'description'>[]) =>
      survivorsOf(cases)
        .survivors.filter(({ pointer }) => pointer === '/properties/amount/exclusiveMinimum')
        .map(({ says }) => says);
    expect(limits([at(0.01)])).toEqual(['exclusiveMinimum becomes -0.01']);
    expect(limits([at(0.01), at(0, { code: 'exclusiveMinimum' })])).toEqual([]);
  });

  it('are the same of a sample each time, evenly spread', () => {
    const [one, other] = [survivorsOf([], 10), survivorsOf([], 10)];
    expect(one).toEqual(other);
    expect(one.tried).toBe(10);
    expect(one.possible).toBeGreaterThan(10);
    expect(new Set(one.survivors.map(({ file }) => file)).size).toBeGreaterThan(1);
  });
});
