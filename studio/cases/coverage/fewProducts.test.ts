import { describe, expect, test } from 'vitest';
import { baseProduct } from '../../check/testing/baseProduct';
import { change } from '../../check/testing/change';
import { runCases } from '../runCases';
import { stageOf } from '../testing/stageOf';
import type { Case, Expectation } from '../types';

describe('coverage of what few products say', () => {
  const read = (path: string) => ({ var: path });
  const files = change(baseProduct, [
    {
      file: 'demo/rules.json',
      at: '/initial/-',
      to: {
        id: 'usual-amount',
        field: 'terms.amount',
        follows: ['details.kind'],
        value: { if: [{ '==': [read('details.kind'), 'PJ'] }, 500, null] },
      },
    },
    {
      file: 'demo/rules.json',
      at: '/checks/-',
      to: {
        id: 'odd',
        fields: ['terms.amount'],
        that: { '<': [read('terms.amount'), 900] },
        level: 'notice',
        message: 'Valor incomum',
      },
    },
    {
      file: 'demo/rules.json',
      at: '/states/-',
      to: {
        id: 'on-file',
        fields: ['terms.amount'],
        when: { '==': [read('details.remark'), 'x'] },
        then: { enabled: false, judged: false },
      },
    },
    {
      file: 'demo/rules.json',
      at: '/lookups',
      to: [
        {
          id: 'save',
          source: 'person-save',
          on: 'leave',
          fields: ['details.document'],
          request: {
            document: read('details.document'),
            name: read('details.name'),
            complement: read('details.remark'),
          },
          optional: ['complement'],
        },
      ],
    },
    { file: 'demo/steps/details.json', at: '/properties/name/clean', to: 'alphanumeric' },
  ]);
  const stage = stageOf(files, 'demo');
  const uncovered = (it: Omit<Case, 'id' | 'description'>) => {
    const report = runCases(
      stage,
      new Map([['demo/cases/x.cases.json', { cases: [{ id: 'one', description: 'A case.', ...it }] }]]),
    );
    return { ...report, uncovered: report.uncovered.map(({ rule, says }) => `${rule} ${says}`) };
  };

  test.each<[string, Omit<Case, 'id' | 'description'>, Expectation]>([
    [
      'usual-amount gives terms.amount its value anew when details.kind changes',
      { events: [{ edit: 'details.kind', value: 'PJ' }], expect: { answers: { 'terms.amount': 500 } } },
      { answers: { 'details.kind': 'PJ' } },
    ],
    [
      'odd gives its notice',
      {
        events: [{ edit: 'terms.amount', value: 900 }, { leave: 'terms.amount' }],
        expect: { issues: { 'terms.amount': [{ code: 'odd', level: 'notice' }] } },
      },
      { answers: { 'terms.amount': 900 } },
    ],
    [
      'odd lets a right answer pass',
      {
        events: [{ edit: 'terms.amount', value: 899.99 }, { leave: 'terms.amount' }],
        expect: { valid: ['terms.amount'] },
      },
      { answers: { 'terms.amount': 899.99 } },
    ],
    [
      'on-file spares terms.amount from being judged',
      {
        events: [
          { prefill: { 'details.kind': 'PJ', 'details.remark': 'x', 'terms.amount': 0 } },
          { leave: 'terms.amount' },
        ],
        expect: { valid: ['terms.amount'] },
      },
      { states: { 'terms.amount': { judged: false } } },
    ],
    [
      'save is asked while its part complement is empty',
      {
        events: [
          { edit: 'details.document', value: '52998224725' },
          { edit: 'details.name', value: 'Ana' },
          { leave: 'details.document' },
        ],
        expect: { effects: [{ type: 'lookup', request: { name: 'Ana' } }] },
      },
      { open: 'details' },
    ],
    [
      'details.name is cleaned by alphanumeric',
      {
        events: [{ edit: 'details.name', value: 'Pão' }, { leave: 'details.name' }],
        expect: { answers: { 'details.name': 'Pao' } },
      },
      { valid: ['details.name'] },
    ],
  ])('%s: only a case that looks at it counts', (duty, shows, looksAway) => {
    const shown = uncovered(shows);
    expect(shown.results[0]!.differences).toEqual([]);
    expect(shown.uncovered).not.toContain(duty);
    expect(uncovered({ ...shows, expect: looksAway }).uncovered).toContain(duty);
  });

  test.each<[string, string]>([
    ['usual-amount', 'dá de novo o valor a “Valor” quando muda “Tipo”'],
    ['odd', 'dá o seu aviso'],
    ['on-file', 'decide de “Valor”: pode ser respondida, é conferida, enquanto a condição não vale'],
    ['on-file', 'dispensa “Valor” de ser conferido'],
    ['save', 'é feita com a parte complement vazia'],
    ['end-minimum', 'dá a “Final”: mínimo'],
    ['term', 'escreve “Dias” quando se edita “Início” ou “Final” (2ª via)'],
    ['text', 'dá a “Texto” o valor calculado'],
    ['remark-again', 'esvazia “Nota” quando muda “Tipo”'],
    ['terms.days', 'é escrito como terms.days'],
    ['large', 'manda a uma pessoa'],
  ])('an analyst reads of %s that no case shows that it %s', (rule, words) => {
    const report = runCases(stage, new Map());
    expect(report.uncovered).toContainEqual(expect.objectContaining({ rule, words }));
  });

  test('a field that would be right anyway is not spared', () => {
    const events = [
      { prefill: { 'details.kind': 'PJ', 'details.remark': 'x', 'terms.amount': 5 } },
      { leave: 'terms.amount' },
    ];
    const { uncovered: missing } = uncovered({ events, expect: { valid: ['terms.amount'] } });
    expect(missing).toContain('on-file spares terms.amount from being judged');
  });

  test('a request with all of its parts is not one without', () => {
    const events = [
      { prefill: { 'details.document': '52998224725', 'details.kind': 'PJ', 'details.remark': 'x' } },
      { edit: 'details.name', value: 'Ana' },
      { leave: 'details.document' },
    ];
    const { uncovered: missing } = uncovered({ events, expect: { effects: [{ type: 'lookup' }] } });
    expect(missing).toContain('save is asked while its part complement is empty');
  });
});
