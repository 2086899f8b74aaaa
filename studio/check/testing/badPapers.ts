import type { Json } from '../../../engine/expression';
import type { FaultCode } from '../faultCodes';
import { bad, badAt, type BadDefinition } from './badDefinition';

const RULES = 'demo/rules.json';
const DETAILS = 'demo/steps/details.json';
const TERMS = 'demo/steps/terms.json';
const PRODUCT = 'demo/product.json';
const RECORD = 'demo/record.json';
const QUESTIONNAIRE = 'demo/questionnaire.json';
const RATING = 'demo/rating.json';
const READING = 'demo/reading.json';
const CASES = 'demo/cases/demo.cases.json';
const GIVEN = 'demo/cases/given.json';

const given = (): Json => ({
  $schema: '../../_meta/given.schema.json',
  firm: { 'details.kind': 'PJ' },
  named: { $from: 'firm', 'details.name': 'Ana' },
});

const questionnaire = (): Json => ({
  $schema: '../_meta/questionnaire.schema.json',
  ask: { source: 'main-activity', request: { document: { var: 'details.document' } } },
  when: { answer: ['mainActivityIsConstruction'] },
  title: 'Pergunta',
  question: 'Exige seguro?',
  thanks: { yes: 'Obrigado', no: 'Obrigado' },
  operation: '/quote/demo/questionnaire',
  fields: [
    { from: 'details.holder.value', to: 'cpfCnpjTomador' },
    { from: 'terms.days', to: 'prazo', as: 'number-text' },
  ],
  adds: [{ to: 'produto', value: 'demo' }],
  identifier: 'identificador',
  answer: 'ExigeSeguro',
});

function asked(it: string, code: FaultCode, at: string, to: Json, suggestion?: string): BadDefinition {
  const file = QUESTIONNAIRE;
  return badAt(
    it,
    code,
    at,
    [
      { file, to: questionnaire() },
      { file, at, to },
    ],
    suggestion,
  );
}

function readsBadly(
  it: string,
  code: FaultCode,
  at: string,
  value: Readonly<Record<string, Json>>,
  suggestion?: string,
): BadDefinition {
  const good = { id: 'name', field: 'details.name', as: 'name', from: [{ after: ['nome:'] }] };
  const to = { $schema: '../_meta/reading.schema.json', values: [{ ...good, ...value }] };
  return badAt(it, code, `/values/0${at}`, [{ file: READING, to }], suggestion);
}

export const badPapers: readonly BadDefinition[] = [
  readsBadly(
    'a reading for an unknown field',
    'unknown-field',
    '/field',
    { field: 'details.nme' },
    'details.name',
  ),
  readsBadly('a reading that the field does not take', 'type-mismatch', '/as', { as: 'money' }),
  readsBadly('a kind of reading that does not exist', 'wrong-value', '/as', { as: 'nome' }, 'name'),
  readsBadly('a text that is read without a pattern', 'missing-property', '', { as: 'text' }),
  readsBadly('a pattern of what is no text', 'unknown-property', '/pattern', { pattern: 'a' }),
  readsBadly('a pattern that is read for ever', 'slow-pattern', '/pattern', {
    as: 'text',
    pattern: '^(a+)+$',
  }),
  readsBadly('a reading beside what is not read', 'unknown-name', '/from/0/beside', {
    from: [{ beside: 'document', side: 'after' }],
  }),
  badAt(
    'a summary line that reads an unknown field',
    'unknown-field',
    '/summary/0/lines/0/text/var',
    [
      {
        file: PRODUCT,
        at: '/summary/0/lines',
        to: [{ label: 'Tipo', text: { var: 'details.knid' } }],
      },
    ],
    'details.kind',
  ),
  badAt(
    'a branch of the record without fields',
    'unknown-field',
    '/fields/3/from',
    [{ file: RECORD, at: '/fields/-', to: { from: 'term.*', to: 'Terms.*' } }],
    'terms.*',
  ),
  badAt('a branch that goes to one place', 'wrong-form', '/fields/3/to', [
    { file: RECORD, at: '/fields/-', to: { from: 'terms.*', to: 'Terms' } },
  ]),
  badAt('a field that goes to a branch', 'wrong-form', '/fields/3/to', [
    { file: RECORD, at: '/fields/-', to: { from: 'terms.start', to: 'Terms.*' } },
  ]),
  badAt('the casing of one field', 'wrong-form', '/fields/3/casing', [
    { file: RECORD, at: '/fields/-', to: { from: 'terms.start', to: 'Start', casing: 'pascal' } },
  ]),
  badAt('a branch in which two answers meet', 'record-collision', '/fields/3/to', [
    { file: RECORD, at: '/fields/-', to: { from: 'details.*', to: 'all.*' } },
    { file: RECORD, at: '/fields/-', to: { from: 'terms.start', to: 'all.name' } },
  ]),
  bad(
    'an unknown part of a choice',
    'unknown-field',
    RECORD,
    '/fields/0/from',
    'details.holder.valeu',
    'details.holder.value',
  ),
  bad(
    'an unknown field in the summary',
    'unknown-field',
    PRODUCT,
    '/summary/0/fields/0',
    'details.knid',
    'details.kind',
  ),
  bad(
    'an unknown field in the rating',
    'unknown-field',
    RATING,
    '/insuredAmount/var',
    'terms.amuont',
    'terms.amount',
  ),
  bad(
    'an unknown field in a case',
    'unknown-field',
    CASES,
    '/cases/0/events/1/leave',
    'terms.strat',
    'terms.start',
  ),
  bad('an unknown step in the summary', 'unknown-step', PRODUCT, '/summary/0/steps/1', 'term', 'terms'),
  badAt(
    'an unknown constant',
    'unknown-constant',
    '/commercialPremium/percentOf/1/constant/0',
    [{ file: RATING, at: '/commercialPremium/percentOf/1', to: { constant: ['rates'] } }],
    'rate',
  ),
  badAt(
    'binary arithmetic on money',
    'float-money',
    '/commercialPremium/*',
    [{ file: RATING, at: '/commercialPremium', to: { '*': [{ var: 'terms.amount' }, 0.02] } }],
    'times',
  ),
  badAt('a premium that is rounded on its way', 'rounded-twice', '/commercialPremium/over/0/percentOf', [
    {
      file: RATING,
      at: '/commercialPremium',
      to: { over: [{ percentOf: [{ var: 'terms.amount' }, { constant: ['rate'] }] }, 365] },
    },
  ]),
  bad(
    'something that the installments cannot read',
    'unknown-answer',
    RATING,
    '/installments/cap/if/0/>/0/answer/0',
    'premiun',
    'premium',
  ),
  badAt(
    'an unknown field in a set of given answers',
    'unknown-field',
    '/firm/details.knid',
    [
      { file: GIVEN, to: given() },
      { file: GIVEN, at: '/firm', to: { 'details.knid': 'PJ' } },
    ],
    'details.kind',
  ),
  badAt(
    'a set of given answers that goes on from none there is',
    'unknown-rule',
    '/named/$from',
    [
      { file: GIVEN, to: given() },
      { file: GIVEN, at: '/named/$from', to: 'frim' },
    ],
    'firm',
  ),
  badAt('sets of given answers that go on from one another', 'include-circle', '/firm/$from', [
    { file: GIVEN, to: given() },
    { file: GIVEN, at: '/firm/$from', to: 'named' },
  ]),
  badAt(
    'a step that a case cannot go to',
    'unknown-step',
    '/cases/0/events/1/go',
    [{ file: CASES, at: '/cases/0/events/1', to: { go: 'term' } }],
    'terms',
  ),
  badAt(
    'a section that the summary does not have',
    'unknown-step',
    '/cases/0/expect/summary/Dado',
    [{ file: CASES, at: '/cases/0/expect', to: { summary: { Dado: { Tipo: 'Pessoa Física' } } } }],
    'Dados',
  ),
  badAt('a source that answers what it never would', 'answer-shape', '/cases/0/events/2/data/nome', [
    {
      file: CASES,
      at: '/cases/0/events',
      to: [
        { edit: 'details.document', value: '11222333000181' },
        { leave: 'details.document' },
        { answer: 'details.document-company', data: { nome: 7 } },
      ],
    },
  ]),
  badAt('two steps of one name', 'duplicate-id', '/steps/2', [
    { file: PRODUCT, at: '/steps/2', to: { include: '_shared/steps/files', id: 'terms' } },
    { file: PRODUCT, at: '/summary/0/steps', to: ['details', 'terms'] },
  ]),
  badAt('two decisions of one name', 'duplicate-id', '/decisions/1/id', [
    {
      file: RATING,
      at: '/decisions/-',
      to: { id: 'large', when: { '>': [{ var: 'terms.amount' }, 9] }, outcome: 'deny', reason: 'Não.' },
    },
  ]),
  badAt('two cases of one name', 'duplicate-id', '/cases/1/id', [
    {
      file: CASES,
      at: '/cases/-',
      to: { id: 'start', description: 'Again.', events: [], expect: { open: 'details' } },
    },
  ]),
  badAt('two steps with one field', 'duplicate-field', '/properties/start', [
    {
      file: TERMS,
      at: '/properties/start',
      to: { title: 'Início', type: 'string', format: 'date', ui: { widget: 'date' } },
    },
    { file: DETAILS, at: '/path', to: 'terms' },
    { file: DETAILS, at: '/required', to: [] },
    {
      file: DETAILS,
      at: '/properties',
      to: { start: { title: 'Início', type: 'string', ui: { widget: 'text' } } },
    },
    { file: RULES, at: '/include', to: [] },
    { file: RULES, at: '/states', to: [] },
    { file: RULES, at: '/resets', to: [] },
    { file: RULES, at: '/derived/1/value', to: { var: 'terms.start' } },
    { file: PRODUCT, at: '/summary', to: [] },
    { file: RECORD, at: '/fields', to: [] },
    { file: RATING },
    { file: 'catalogue.json', at: '/products/0/modalities', to: [] },
  ]),
  bad('two answers in one place of the record', 'record-collision', RECORD, '/fields/0/to', 'terms.end'),
  bad(
    'a choice of which the record holds words alone',
    'record-part',
    RECORD,
    '/fields/0/from',
    'details.holder.label',
  ),
  badAt('a choice of which the record holds its name alone', 'record-part', '/fields/0/from', [
    { file: RECORD, at: '/fields/2', to: undefined },
  ]),
  badAt('an addition in the place of what is always asked', 'record-collision', '/adds/0/to', [
    {
      file: RECORD,
      at: '/adds/0',
      to: { to: 'terms.end', value: true, when: { context: ['executive'] } },
    },
  ]),
  bad('an addition inside an answer', 'record-collision', RECORD, '/adds/0/to', 'terms.end.by'),
  badAt('a form of two decimals for four', 'form-type', '/fields/1/as', [
    { file: RECORD, at: '/fields/1', to: { from: 'terms.share', to: 'terms.share', as: 'comma-decimal' } },
    {
      file: TERMS,
      at: '/properties/share',
      to: { title: 'Parte', type: 'number', decimals: 4, ui: { widget: 'percent' } },
    },
  ]),
  bad('a form of dates for a choice', 'form-type', RECORD, '/fields/0/as', 'days-from-today'),
  bad('a form of numbers for a text', 'form-type', RECORD, '/fields/0/as', 'comma-decimal'),
  asked(
    'a questionnaire that asks a source that does not exist',
    'unknown-source',
    '/ask/source',
    'main-activty',
    'main-activity',
  ),
  asked('a questionnaire whose request lacks a part', 'lookup-request', '/ask/request', {}),
  asked('a question that is always asked', 'constant-condition', '/when', true),
  asked(
    'a payload of a field that does not exist',
    'unknown-field',
    '/fields/0/from',
    'details.holdr.value',
    'details.holder.value',
  ),
  asked('a payload written twice', 'record-collision', '/fields/0/to', 'ExigeSeguro'),
  asked('a form of numbers in a payload', 'form-type', '/fields/0/as', 'comma-decimal'),
  bad('an id that is not the folder', 'wrong-folder', PRODUCT, '/id', 'demos', 'demo'),
  badAt('a product without a code', 'missing-property', '', [{ file: PRODUCT, at: '/code' }]),
  bad('a context of a product', 'unknown-property', PRODUCT, '/context', { cap: 'Most.' }),
  bad('a code that is not the catalogue', 'wrong-folder', PRODUCT, '/code', 'DN', 'DM'),
  bad(
    'a case about a rule that does not exist',
    'unknown-rule',
    CASES,
    '/cases/0/rules/0',
    'start-todya',
    'start-today',
  ),
];
