import { describe, expect, it as test } from 'vitest';
import { baseProduct } from '../check/testing/baseProduct';
import type { Json } from '../../engine/expression';
import { mismatchLine } from './mismatchLine';
import { casesOf, runCases } from './runCases';
import { demo, events, reportOf, type Told } from './testing/demoReport';
import type { Expectation } from './types';

const differencesOf = (it: Told): readonly string[] => reportOf(it).results[0]!.differences.map(mismatchLine);

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
    [
      'another text in the summary',
      { summary: { Dados: { Início: '21/11/2026' } } },
      'Início in Dados is "20/11/2026", not "21/11/2026"',
    ],
    [
      'a line of the summary that should not be there',
      { summary: { Dados: { Início: null } } },
      'Início in Dados is "20/11/2026", not nothing',
    ],
    [
      'a line that the digest lacks',
      { digest: { terms: { Fim: '18/02/2027' } } },
      'Fim in the digest of terms is nothing, not "18/02/2027"',
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

  test('goes on from a set of the product, which every file has', () => {
    const files = new Map<string, Json>([
      ...Object.entries(baseProduct),
      [
        'demo/cases/given.json',
        { firm: { 'details.kind': 'PJ' }, named: { $from: 'firm', 'details.name': 'Ana' } },
      ],
      [
        'demo/cases/x.cases.json',
        {
          given: {
            changed: { $from: 'named', 'details.name': 'Bia' },
            turned: { $from: 'turned', 'details.name': 'Eva' },
          },
          cases: ['named', 'changed', 'turned'].map((prefill, id) => ({
            id: `case-${id}`,
            description: 'A case.',
            events: [{ prefill }],
            expect: { answers: { 'details.kind': 'PF', 'details.name': 'Cid' } },
          })),
        },
      ],
    ]);
    const { results } = runCases(demo, casesOf(files, 'demo'));
    const said = results.flatMap((result) => result.differences.map(mismatchLine));
    expect(said.filter((line) => line.startsWith('details.name'))).toEqual(
      ['Ana', 'Bia', 'Eva'].map((name) => `details.name is "${name}", not "Cid"`),
    );
    expect(said.filter((line) => line.startsWith('details.kind is "PJ"'))).toHaveLength(2);
  });

  test('continues until a step is open, and says what does not close', () => {
    const complete = { 'details.kind': 'PF', 'details.document': '52998224725' };
    const go = { go: 'files' };
    const there = { events: [...events, { prefill: complete }, go], expect: { open: 'files' } };
    expect(differencesOf(there)).toEqual([]);
    expect(differencesOf({ events: [go], expect: { open: 'files' } })).toEqual([
      'Event 1: The step details does not close: details.kind: Preenchimento obrigatório details.document: Preenchimento obrigatório',
    ]);
    const back = {
      events: [...events, { prefill: complete }, go, { go: 'details' }],
      expect: { open: 'files' },
    };
    expect(differencesOf(back)).toEqual(['Event 6: The step details does not come before the end.']);
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
