import { describe, expect, it as test } from 'vitest';
import { events, reportOf, type Told } from '../testing/demoReport';
import type { Expectation } from '../types';

describe('coverage', () => {
  const uncovered = (...cases: readonly Told[]) =>
    reportOf(...cases).uncovered.map(({ rule, says }) => `${rule} ${says}`);

  test.each<[string, Told, Expectation]>([
    [
      'start-today gives terms.start its first value',
      { events: [], expect: { answers: { 'terms.start': '2026-11-20' } } },
      { open: 'details' },
    ],
    [
      'text gives terms.text its derived value',
      { events, expect: { answers: { 'terms.text': 'Valor: R$\u00a01.000,00' } } },
      { answers: { 'terms.end': '2027-02-18' } },
    ],
    [
      'term sets terms.end when terms.days is edited (way 1)',
      { events, expect: { answers: { 'terms.end': '2027-02-18' } } },
      { answers: { 'terms.days': 90 } },
    ],
    [
      'term sets terms.days when terms.start or terms.end is edited (way 2)',
      { events: [{ edit: 'terms.end', value: '2026-11-30' }], expect: { answers: { 'terms.days': 10 } } },
      { answers: { 'terms.end': '2026-11-30' } },
    ],
    [
      'remark-for-pj decides visible of details.remark while its condition holds',
      { events: [{ prefill: 'some' }], expect: { states: { 'details.remark': { visible: true } } } },
      { states: { 'details.remark': { enabled: true } } },
    ],
    [
      'remark-for-pj decides visible of details.remark while its condition does not hold',
      { events: [], expect: { states: { 'details.remark': { visible: false } } } },
      { states: { 'details.remark': { enabled: true } } },
    ],
    [
      'end-minimum gives terms.end its min',
      { events: [], expect: { states: { 'terms.end': { min: '2026-11-21' } } } },
      { states: { 'terms.end': { enabled: true } } },
    ],
    [
      'end-after-start lets a right answer pass',
      { events: [...events, { leave: 'terms.end' }], expect: { valid: ['terms.end'] } },
      { answers: { 'terms.end': '2027-02-18' } },
    ],
    [
      'end-after-start stops a wrong answer',
      {
        events: [{ edit: 'terms.end', value: '2026-11-20' }, { leave: 'terms.end' }],
        expect: { issues: { 'terms.end': [{ code: 'end-after-start', message: 'Depois de 20/11/2026' }] } },
      },
      { answers: { 'terms.end': '2026-11-20' } },
    ],
    [
      'days-agree stops a wrong answer',
      {
        events: [
          {
            prefill: {
              'details.kind': 'PF',
              'details.document': '52998224725',
              'terms.days': 1,
              'terms.end': '2027-01-01',
            },
          },
          { continue: true },
          { continue: true },
        ],
        expect: { effects: [{ type: 'warn', message: 'Prazo incorreto' }] },
      },
      { answers: { 'terms.days': null } },
    ],
    [
      'remark-again empties details.remark when details.kind changes',
      {
        events: [
          { prefill: 'some', with: { 'details.remark': 'x' } },
          { edit: 'details.kind', value: 'PF' },
          // At once the choice would be taken back, and the remark kept.
          { edit: 'terms.days', value: 5 },
          { edit: 'details.kind', value: 'PJ' },
        ],
        expect: { answers: { 'details.remark': null } },
      },
      { answers: { 'details.kind': 'PJ' } },
    ],
    [
      'details.document-company is answered',
      {
        events: [
          { edit: 'details.document', value: '11222333000181' },
          { leave: 'details.document' },
          { answer: 'details.document-company', data: { nome: 'acme' } },
        ],
        expect: { answers: { 'details.name': 'acme' } },
      },
      { open: 'details' },
    ],
    [
      'details.document-company fails',
      {
        events: [
          { edit: 'details.document', value: '11222333000181' },
          { leave: 'details.document' },
          { fail: 'details.document-company' },
        ],
        expect: { states: { 'details.name': { lockedBy: null } } },
      },
      { open: 'details' },
    ],
    [
      'terms.days is written as terms.days',
      { events, expect: { record: { terms: { days: '90' } } } },
      { record: { terms: { amount: 1000 } } },
    ],
    [
      'terms.days is read from terms.days',
      { events: [{ record: { terms: { days: '7' } } }], expect: { answers: { 'terms.days': 7 } } },
      { open: 'files' },
    ],
    [
      'byExecutive is added to the record',
      { person: 'executive', events: [], expect: { record: { byExecutive: true } } },
      { open: 'details' },
    ],
    [
      'large sends to a person',
      { events: [{ edit: 'terms.amount', value: 1000.01 }], expect: { rating: { decision: 'large' } } },
      { rating: { insuredAmount: 1000.01 } },
    ],
    [
      'rating approves',
      { events, expect: { rating: { outcome: 'approve' } } },
      { rating: { commercialPremium: 20 } },
    ],
  ])('%s: only a case that looks at it counts', (duty, shows, looksAway) => {
    expect(uncovered(shows)).not.toContain(duty);
    expect(uncovered({ ...shows, expect: looksAway })).toContain(duty);
  });

  test('does not count a case that does not hold', () => {
    const wrong = { events, expect: { answers: { 'terms.end': '2027-02-19' } } };
    expect(uncovered(wrong)).toContain('term sets terms.end when terms.days is edited (way 1)');
  });

  test('refuses a case that does not exercise the rule it names', () => {
    const idle = { rules: ['term'], events: [], expect: { open: 'details' } };
    expect(reportOf(idle).results[0]!.differences).toEqual([{ kind: 'idle', rule: 'term' }]);
  });
});
