import { describe, expect, it as test } from 'vitest';
import { baseProduct } from '../check/testing/baseProduct';
import { runCases } from './runCases';
import { stageOf } from './testing/stageOf';
import type { Case, Expectation } from './types';

const demo = stageOf(new Map(Object.entries(baseProduct)), 'demo');

function reportOf(...cases: readonly Omit<Case, 'id' | 'description'>[]) {
  const named = cases.map((it, index) => ({ id: `case-${index}`, description: 'A case.', ...it }));
  return runCases(
    demo,
    new Map([['demo/cases/x.cases.json', { given: { some: { 'details.kind': 'PJ' } }, cases: named }]]),
  );
}

function differencesOf(it: Omit<Case, 'id' | 'description'>): readonly string[] {
  return reportOf(it).results[0]!.differences;
}

/** The start is today, 90 days later the end; the amount is typed. */
const events = [
  { edit: 'terms.days', value: 90 },
  { edit: 'terms.amount', value: 1000 },
  { leave: 'terms.amount' },
];

describe('runCases', () => {
  test('finds no difference where everything is as expected', () => {
    const expected: Expectation = {
      answers: { 'terms.end': '2027-02-18', 'details.remark': null },
      states: { 'details.remark': { visible: false } },
      steps: { details: 'open', terms: 'pending' },
      open: 'details',
      valid: ['terms.amount'],
      record: { terms: { days: '90' }, byExecutive: null },
      noEffects: ['lookup'],
      rating: { outcome: 'approve', decision: null, commercialPremium: 20, maxInstallments: 5 },
    };
    expect(differencesOf({ events, expect: expected })).toEqual([]);
  });

  test.each<[string, Expectation, string]>([
    [
      'another answer',
      { answers: { 'terms.end': '2027-02-19' } },
      'terms.end is "2027-02-18", not "2027-02-19"',
    ],
    [
      'an answer that should be empty',
      { answers: { 'terms.end': null } },
      'terms.end is "2027-02-18", not null',
    ],
    [
      'an answer that should be there',
      { answers: { 'details.name': 'Ana' } },
      'details.name is nothing, not "Ana"',
    ],
    [
      'another state',
      { states: { 'terms.days': { enabled: false } } },
      'enabled of terms.days is true, not false',
    ],
    ['another step status', { steps: { terms: 'hidden' } }, 'The step terms is "pending", not "hidden"'],
    ['another open step', { open: 'terms' }, 'The open step is "details", not "terms"'],
    [
      'an issue that is not there',
      { issues: { 'terms.amount': [{ code: 'required' }] } },
      'What is wrong with terms.amount is [], not [{"code":"required"}]',
    ],
    [
      'a field that was never checked',
      { valid: ['terms.days'] },
      'terms.days was never checked: leave it, or continue',
    ],
    ['another record', { record: { terms: { days: 90 } } }, 'terms.days of the record is "90", not 90'],
    [
      'a record with too much',
      { record: { terms: { days: null } } },
      'terms.days of the record is "90", not null',
    ],
    [
      'an effect that is not there',
      { effects: [{ type: 'submit' }] },
      'There is no effect {"type":"submit"} among []',
    ],
    [
      'an unexpected finding of the server',
      { review: [] },
      'The server finds details.kind wrong (required): Preenchimento obrigatório',
    ],
    [
      'a finding that the server does not have',
      { review: [{ path: 'x', code: 'unknown' }] },
      'The server does not find {"path":"x","code":"unknown"}',
    ],
    ['another rating', { rating: { outcome: 'deny' } }, 'outcome of the rating is "approve", not "deny"'],
  ])('says %s', (_what, expected, line) => {
    expect(differencesOf({ events, expect: expected })).toContain(line);
  });

  test('says an issue where none is expected', () => {
    const it = {
      events: [{ edit: 'terms.amount', value: 0 }, { leave: 'terms.amount' }],
      expect: { valid: ['terms.amount'] },
    };
    expect(differencesOf(it)).toEqual(['terms.amount is not valid: Valor deve ser maior que 0']);
  });

  test('says an effect that should not be there', () => {
    const it = { events: [{ edit: 'terms.days', value: 1 }], expect: { noEffects: ['wrote'] } };
    expect(differencesOf(it)[0]).toMatch(/^There is an effect {"type":"wrote"/);
  });

  test('says that nobody asked for an answer', () => {
    const it = { events: [{ answer: 'details.document-company', data: {} }], expect: { open: 'details' } };
    expect(differencesOf(it)).toEqual([
      'Event 1: The look-up details.document-company was not asked, so that nothing can answer it.',
    ]);
  });

  test('prefills a named set, with and without some of it', () => {
    const whole = { events: [{ prefill: 'some' }], expect: { answers: { 'details.kind': 'PJ' } } };
    const less = {
      events: [{ prefill: 'some', with: { 'details.kind': null, 'details.name': 'Ana' } }],
      expect: { answers: { 'details.kind': null, 'details.name': 'Ana' } },
    };
    expect([...differencesOf(whole), ...differencesOf(less)]).toEqual([]);
  });

  test('repeats a long text', () => {
    const long = (times: number) => [
      { edit: 'details.name', value: { text: 'a', times } },
      { leave: 'details.name' },
    ];
    expect(differencesOf({ events: long(200), expect: { valid: ['details.name'] } })).toEqual([]);
    expect(
      differencesOf({ events: long(201), expect: { issues: { 'details.name': [{ code: 'maxLength' }] } } }),
    ).toEqual([]);
  });
});

describe('coverage', () => {
  const uncovered = (...cases: readonly Omit<Case, 'id' | 'description'>[]) => reportOf(...cases).uncovered;

  test.each<[string, Omit<Case, 'id' | 'description'>, Expectation]>([
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
    expect(differencesOf(idle)).toEqual([
      'The case does not exercise the rule term, or does not look at what it does',
    ]);
  });
});
