import type { Json } from '../../expression';
import type { FaultCode } from '../faultCodes';
import type { Change } from './change';

/** One bad definition: how it differs from the base product, and the one fault that this is. */
export interface BadDefinition {
  readonly it: string;
  readonly change: readonly Change[];
  readonly fault: {
    readonly file: string;
    readonly pointer: string;
    readonly code: FaultCode;
    readonly suggestion?: string;
  };
}

const RULES = 'demo/rules.json';
const DETAILS = 'demo/steps/details.json';
const TERMS = 'demo/steps/terms.json';
const PRODUCT = 'demo/product.json';
const RECORD = 'demo/record.json';
const QUESTIONNAIRE = 'demo/questionnaire.json';
const RATING = 'demo/rating.json';
const CASES = 'demo/cases/demo.cases.json';
const PARTY = '_shared/rules/party.json';
const SHARED = '_shared/steps/place.json';

/** A bad definition whose fault stands where the change was made. */
export function bad(
  it: string,
  code: FaultCode,
  file: string,
  at: string,
  to: Json | undefined,
  suggestion?: string,
): BadDefinition {
  return { it, change: [{ file, at, to }], fault: { file, pointer: at, code, suggestion } };
}

/** A bad definition whose fault stands elsewhere, `pointer` being in the changed file. */
export function badAt(
  it: string,
  code: FaultCode,
  pointer: string,
  change: readonly [Change, ...Change[]],
  suggestion?: string,
): BadDefinition {
  return { it, change, fault: { file: change[0].file, pointer, code, suggestion } };
}

/** A questionnaire with nothing wrong. */
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

/** A search with nothing wrong. */
const search = (): Json => ({
  id: 'holders',
  source: 'holders',
  on: 'search',
  fields: ['details.holder'],
  search: { minLength: 3, debounce: 500 },
  request: { name: { searched: [] }, take: 5 },
  options: {
    'details.holder': {
      map: [{ answer: [''] }, { object: ['value', { var: 'id' }, 'label', { var: 'name' }] }],
    },
  },
});

/** A search, in the place of the options that a rule gave, with something wrong in one place. */
function searched(
  it: string,
  code: FaultCode,
  pointer: string,
  at: string,
  to: Json | undefined,
): BadDefinition {
  const file = RULES;
  return badAt(it, code, pointer, [
    { file, at: '/states/0', to: undefined },
    { file, at: '/lookups', to: [search()] },
    { file: DETAILS, at: '/properties/holder/ui/widget', to: at.endsWith('/fields') ? 'choice' : 'search' },
    { file, at, to },
  ]);
}

/** A questionnaire with something wrong in one place. */
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

/** The shared questions that a test puts into a step, under the parameter `label`. */
const place = (): Change => ({
  file: SHARED,
  to: {
    $schema: '../../_meta/step.schema.json',
    title: 'Lugar',
    path: 'place',
    type: 'object',
    required: ['city'],
    properties: {
      city: { title: '@label', type: 'string', ui: { widget: 'text' } },
      street: { title: 'Rua', type: 'string', ui: { widget: 'text' } },
    },
  },
});

function placeIn(include: Readonly<Record<string, Json>>): Change {
  return {
    file: DETAILS,
    at: '/properties/+place',
    to: { include: '_shared/steps/place', with: { label: 'Cidade' }, ...include },
  };
}

export const badStructures: readonly BadDefinition[] = [
  {
    it: 'a file of a name that no part of a product has',
    change: [{ file: 'demo/rule.json', to: {} }],
    fault: { file: 'demo/rule.json', pointer: '', code: 'unknown-file', suggestion: 'demo/rules.json' },
  },
  {
    it: 'a step that product.json does not list',
    change: [
      {
        file: 'demo/steps/extra.json',
        to: {
          $schema: '../../_meta/step.schema.json',
          title: 'Extra',
          path: 'extra',
          type: 'object',
          properties: { note: { title: 'Nota', type: 'string', ui: { widget: 'text' } } },
        },
      },
    ],
    fault: { file: 'demo/steps/extra.json', pointer: '', code: 'unused-file' },
  },
  bad('a step without its file', 'missing-file', PRODUCT, '/steps/1', 'term', 'demo/steps/terms.json'),
  badAt('no $schema', 'missing-schema', '', [{ file: RULES, at: '/$schema' }], '../_meta/rules.schema.json'),
  bad(
    'the $schema of another kind of file',
    'missing-schema',
    RULES,
    '/$schema',
    '../_meta/record.schema.json',
    '../_meta/rules.schema.json',
  ),
  badAt('a field without a label', 'missing-property', '/properties/name', [
    { file: DETAILS, at: '/properties/name/title' },
  ]),
  bad('a misspelt keyword', 'unknown-property', DETAILS, '/properties/name/maxLenght', 20, 'maxLength'),
  bad('a misspelt kind of rule', 'unknown-property', RULES, '/check', [], 'checks'),
  bad('a limit written as a text', 'wrong-type', DETAILS, '/properties/name/maxLength', '200'),
  bad('a level that does not exist', 'wrong-value', RULES, '/checks/1/level', 'warnings', 'warning'),
  bad('a code in small letters', 'wrong-form', PRODUCT, '/code', 'dm'),
  bad('a field whose name has a hyphen', 'wrong-form', DETAILS, '/properties/full-name', {
    title: 'Nome',
    type: 'string',
    ui: { widget: 'text' },
  }),
  badAt('an event that is two at once', 'wrong-form', '/cases/0/events/1', [
    { file: CASES, at: '/cases/0/events/1', to: { leave: 'terms.start', continue: true } },
  ]),
  bad('a step without fields', 'too-few', TERMS, '/properties', {}),
  bad('a widget that does not exist', 'unknown-widget', DETAILS, '/properties/name/ui/widget', 'txt', 'text'),
  bad('a width that does not exist', 'unknown-width', DETAILS, '/properties/name/ui/width', 'halff', 'half'),
  bad(
    'a format that does not exist',
    'unknown-format',
    DETAILS,
    '/properties/document/format',
    'taxid',
    'tax-id',
  ),
  bad(
    'a form of the record that does not exist',
    'unknown-form',
    RECORD,
    '/fields/1/as',
    'number-txt',
    'number-text',
  ),
  bad(
    'a source that does not exist',
    'unknown-source',
    '_shared/rules/party.json',
    '/lookups/0/source',
    'companies',
    'company',
  ),
];

export const badMeanings: readonly BadDefinition[] = [
  {
    it: 'shared questions with a label that is no text',
    change: [placeIn({ with: { label: 12 } }), place()],
    fault: { file: DETAILS, pointer: '/properties/+place/with/label', code: 'wrong-type' },
  },
  {
    it: 'shared questions without their parameter',
    change: [placeIn({ with: {} }), place()],
    fault: { file: DETAILS, pointer: '/properties/+place', code: 'missing-parameter' },
  },
  {
    it: 'shared questions with a parameter too many',
    change: [placeIn({ with: { label: 'Cidade', labels: 'Ruas' } }), place()],
    fault: {
      file: DETAILS,
      pointer: '/properties/+place/with/labels',
      code: 'unused-parameter',
      suggestion: 'label',
    },
  },
  {
    it: 'of shared questions one that they do not have',
    change: [placeIn({ only: ['city', 'stret'] }), place()],
    fault: {
      file: DETAILS,
      pointer: '/properties/+place/only/1',
      code: 'unknown-field',
      suggestion: 'street',
    },
  },
  {
    it: 'shared questions of which the step already has one',
    change: [
      placeIn({}),
      place(),
      {
        file: SHARED,
        at: '/properties/name',
        to: { title: 'Nome', type: 'string', ui: { widget: 'text' } },
      },
    ],
    fault: { file: DETAILS, pointer: '/properties/+place', code: 'duplicate-field' },
  },
  {
    it: 'a shared question that is wrong in itself',
    change: [placeIn({}), place(), { file: SHARED, at: '/properties/street/ui/widget', to: 'money' }],
    fault: { file: SHARED, pointer: '/properties/street/ui/widget', code: 'widget-type' },
  },
  {
    it: 'a shared list of required questions with one that is not there',
    change: [placeIn({}), place(), { file: SHARED, at: '/required/1', to: 'citi' }],
    fault: { file: SHARED, pointer: '/required/1', code: 'unknown-field', suggestion: 'city' },
  },
  {
    it: 'shared questions that are not there',
    change: [placeIn({ include: '_shared/steps/places' }), place()],
    fault: {
      file: DETAILS,
      pointer: '/properties/+place/include',
      code: 'missing-file',
      suggestion: SHARED,
    },
  },
  {
    it: 'shared questions that include themselves',
    change: [
      placeIn({}),
      place(),
      {
        file: SHARED,
        at: '/properties/+place',
        to: { include: '_shared/steps/place', with: { label: '@label' } },
      },
    ],
    fault: { file: SHARED, pointer: '/properties/+place/include', code: 'include-circle' },
  },
  {
    it: 'a parameter of which a longer text is made, and which is none',
    change: [
      { file: RULES, at: '/include/0/with/say', to: 3 },
      { file: PARTY, at: '/checks/0/message', to: '@say letras' },
    ],
    fault: { file: RULES, pointer: '/include/0/with/say', code: 'parameter-type' },
  },
  {
    it: 'an expression as a parameter that reads an unknown field',
    change: [
      { file: RULES, at: '/include/0/with/when', to: { '==': [{ var: 'details.knd' }, 'PF'] } },
      { file: PARTY, at: '/checks/0/when', to: '@when' },
    ],
    fault: {
      file: RULES,
      pointer: '/include/0/with/when/==/0/var',
      code: 'unknown-field',
      suggestion: 'details.kind',
    },
  },
  {
    it: 'a field that is never shown and must be answered',
    change: [{ file: DETAILS, at: '/properties/document/ui/widget', to: 'hidden' }],
    fault: { file: DETAILS, pointer: '/required/1', code: 'hidden-required' },
  },
  bad('a text cleaned that is a number', 'keyword-type', TERMS, '/properties/days/clean', 'trim'),
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
    '/fields/2/from',
    [{ file: RECORD, at: '/fields/-', to: { from: 'term.*', to: 'Terms.*' } }],
    'terms.*',
  ),
  badAt('a branch that goes to one place', 'wrong-form', '/fields/2/to', [
    { file: RECORD, at: '/fields/-', to: { from: 'terms.*', to: 'Terms' } },
  ]),
  badAt('a field that goes to a branch', 'wrong-form', '/fields/2/to', [
    { file: RECORD, at: '/fields/-', to: { from: 'terms.start', to: 'Terms.*' } },
  ]),
  badAt('the casing of one field', 'wrong-form', '/fields/2/casing', [
    { file: RECORD, at: '/fields/-', to: { from: 'terms.start', to: 'Start', casing: 'pascal' } },
  ]),
  badAt('a branch in which two answers meet', 'record-collision', '/fields/2/to', [
    { file: RECORD, at: '/fields/-', to: { from: 'details.*', to: 'all.*' } },
    { file: RECORD, at: '/fields/-', to: { from: 'terms.start', to: 'all.name' } },
  ]),
  badAt('a fragment without a parameter', 'missing-parameter', '/include/0', [
    { file: RULES, at: '/include/0/with/name' },
  ]),
  bad(
    'a parameter that the fragment does not have',
    'unused-parameter',
    RULES,
    '/include/0/with/names',
    'details.name',
    'name',
  ),
  bad(
    'a parameter that is no field',
    'unknown-field',
    RULES,
    '/include/0/with/document',
    'details.documnt',
    'details.document',
  ),
  bad(
    'a fragment that reads a part which its parameter has not',
    'unknown-field',
    '_shared/rules/party.json',
    '/lookups/0/request/cnpj/var',
    '@document.value',
    'details.document',
  ),
  bad(
    'an unknown field in an expression',
    'unknown-field',
    RULES,
    '/derived/1/value/var',
    'details.remarks',
    'details.remark',
  ),
  bad('an unknown field in a rule', 'unknown-field', RULES, '/checks/0/fields/0', 'terms.ende', 'terms.end'),
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
  bad('an unknown required field', 'unknown-field', DETAILS, '/required/1', 'documents', 'document'),
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
  {
    it: 'an unknown field that the catalogue carries',
    change: [
      { file: 'catalogue.json', at: '/products/0/modalities/0/carries', to: { 'details.kinds': 'PF' } },
    ],
    fault: {
      file: 'catalogue.json',
      pointer: '/products/0/modalities/0/carries/details.kinds',
      code: 'unknown-field',
      suggestion: 'details.kind',
    },
  },
  bad('an unknown step in the summary', 'unknown-step', PRODUCT, '/summary/0/steps/1', 'term', 'terms'),
  badAt(
    'an unknown step in a state rule',
    'unknown-step',
    '/states/1/steps/0',
    [{ file: RULES, at: '/states/1/steps', to: ['detials'] }],
    'details',
  ),
  badAt(
    'an unknown operator',
    'unknown-operator',
    '/initial/0/value/todya',
    [{ file: RULES, at: '/initial/0/value', to: { todya: [] } }],
    'today',
  ),
  badAt(
    'an unknown constant',
    'unknown-constant',
    '/commercialPremium/percentOf/1/constant/0',
    [{ file: RATING, at: '/commercialPremium/percentOf/1', to: { constant: ['rates'] } }],
    'rate',
  ),
  bad(
    'something that the context does not have',
    'unknown-context',
    RULES,
    '/states/0/options/context/0',
    'companys',
    'companies',
  ),
  badAt('a path into a prototype', 'unsafe-path', '/derived/1/value/var', [
    { file: RULES, at: '/derived/1/value', to: { var: 'details.constructor' } },
  ]),
  badAt('an operator with too few arguments', 'arity', '/initial/0/value/addDays', [
    { file: RULES, at: '/initial/0/value', to: { addDays: [{ today: [] }] } },
  ]),
  badAt('a day that the calendar does not have', 'bad-literal', '/initial/0/value/addDays/0', [
    { file: RULES, at: '/initial/0/value', to: { addDays: ['2026-02-30', { var: 'terms.days' }] } },
  ]),
  badAt(
    'binary arithmetic on money',
    'float-money',
    '/commercialPremium/*',
    [{ file: RATING, at: '/commercialPremium', to: { '*': [{ var: 'terms.amount' }, 0.02] } }],
    'times',
  ),
  badAt('the answer of a look-up where there is none', 'misplaced-answer', '/initial/0/value/answer', [
    { file: RULES, at: '/initial/0/value', to: { answer: ['nome'] } },
  ]),
  bad(
    'something that the installments cannot read',
    'unknown-answer',
    RATING,
    '/installments/cap/if/0/>/0/answer/0',
    'premiun',
    'premium',
  ),
  bad(
    'a name that the source does not answer',
    'unknown-answer',
    PARTY,
    '/lookups/0/fills/@name/answer/0',
    'nomo',
    'nome',
  ),
  badAt('a text that nobody searches for', 'misplaced-answer', '/initial/0/value/searched', [
    { file: RULES, at: '/initial/0/value', to: { searched: [] } },
  ]),
  badAt(
    'a parameter of an address that product.json does not name',
    'unknown-context',
    '/initial/0/value/context/0',
    [{ file: RULES, at: '/initial/0/value', to: { context: ['route.policy'] } }],
  ),
  searched('a search that does not say how', 'search', '/lookups/0/on', '/lookups/0/search', undefined),
  searched(
    'how to search where nothing is searched',
    'search',
    '/lookups/0/search',
    '/lookups/0/on',
    'change',
  ),
  searched('a search of what is no choice', 'search', '/lookups/0/search', '/lookups/0/fields', [
    'details.name',
  ]),
  searched('two things to be told of one name', 'duplicate-id', '/lookups/0/tells/1/id', '/lookups/0/tells', [
    { id: 'none', failed: true, message: 'Falhou' },
    { id: 'none', failed: true, message: 'Falhou' },
  ]),
  searched(
    'a failure that has no name',
    'unknown-answer',
    '/lookups/0/tells/0/params/name/answer/0',
    '/lookups/0/tells',
    [{ id: 'none', failed: true, message: 'Falhou {name}', params: { name: { answer: ['name'] } } }],
  ),
  badAt('something to be told before sending', 'tells', '/lookups/0/tells', [
    {
      file: RULES,
      at: '/lookups',
      to: [
        {
          id: 'save',
          source: 'person-save',
          on: 'submit',
          request: { document: { var: 'details.document' }, name: { var: 'details.name' } },
          tells: [{ id: 'none', failed: true, message: 'Falhou' }],
        },
      ],
    },
  ]),
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
  bad('a check that always holds', 'constant-condition', RULES, '/checks/0/that', { '>': [2, 1] }),
  bad('two rules of one name', 'duplicate-id', RULES, '/resets/0/id', 'days-agree'),
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
  bad(
    'a comparison with an option that is not there',
    'unknown-option',
    RULES,
    '/states/1/when/==/1',
    'PX',
    'PF',
  ),
  badAt(
    'a list of options of which one is not there',
    'unknown-option',
    '/states/1/when/in/1/1',
    [{ file: RULES, at: '/states/1/when', to: { in: [{ var: 'details.kind' }, ['PF', 'PH']] } }],
    'PF',
  ),
  badAt(
    'a disabled option that is not there',
    'unknown-option',
    '/states/3/then/disabledOptions/0',
    [
      {
        file: RULES,
        at: '/states/-',
        to: { id: 'x', fields: ['details.kind'], then: { disabledOptions: ['PI'] } },
      },
    ],
    'PF',
  ),
  badAt(
    'a forced option that is not there',
    'unknown-option',
    '/states/3/then/value',
    [{ file: RULES, at: '/states/-', to: { id: 'x', fields: ['details.kind'], then: { value: 'PI' } } }],
    'PF',
  ),
  badAt(
    'an initial option that is not there',
    'unknown-option',
    '/initial/1/value/if/1',
    [
      {
        file: RULES,
        at: '/initial/-',
        to: { id: 'x', field: 'details.kind', value: { if: [{ context: ['executive'] }, 'PI', 'PJ'] } },
      },
    ],
    'PF',
  ),
  badAt('a choice without options', 'no-options', '/properties/holder/ui', [
    { file: DETAILS, at: '/properties/holder/title', to: 'Tomadora' },
    { file: RULES, at: '/states/0' },
  ]),
  bad('options on a text field', 'unused-options', DETAILS, '/properties/name/ui/options', ['A']),
  badAt('a smallest value on a text field', 'unused-options', '/states/3/min', [
    { file: RULES, at: '/states/-', to: { id: 'x', fields: ['details.name'], min: { today: [] } } },
  ]),
  bad('a widget for numbers on a text', 'widget-type', DETAILS, '/properties/remark/ui/widget', 'money'),
  badAt('a widget without its format', 'widget-type', '/properties/document/ui/widget', [
    { file: DETAILS, at: '/properties/document/format' },
  ]),
  badAt('a choice without a label', 'widget-type', '/properties/holder/ui/widget', [
    { file: DETAILS, at: '/properties/holder/properties/label' },
  ]),
  bad('a length of a number', 'keyword-type', TERMS, '/properties/days/maxLength', 3),
  badAt('limits that leave nothing', 'empty-range', '/properties/name/maxLength', [
    { file: DETAILS, at: '/properties/name/minLength', to: 201 },
    { file: DETAILS, at: '/properties/name/errorMessage', to: { minLength: 'Curto' } },
  ]),
  badAt('a pattern that is none', 'bad-pattern', '/properties/name/pattern', [
    { file: DETAILS, at: '/properties/name/pattern', to: '[a-' },
    { file: DETAILS, at: '/properties/name/errorMessage', to: { pattern: 'Letras' } },
  ]),
  bad('a pattern without its sentence', 'missing-message', DETAILS, '/properties/name/pattern', '^[a-z]+$'),
  badAt(
    'a sentence for a limit that is not there',
    'unused-message',
    '/properties/name/errorMessage/minLength',
    [{ file: DETAILS, at: '/properties/name/errorMessage', to: { minLength: 'Curto' } }],
  ),
  bad(
    'a message with a parameter that nothing fills',
    'unknown-parameter',
    RULES,
    '/checks/1/message',
    'Depois de {start}',
  ),
  bad('a parameter that the message lacks', 'unknown-parameter', RULES, '/checks/0/params/end', {
    today: [],
  }),
  {
    it: 'a shared sentence with a parameter that nothing fills',
    change: [{ file: '_shared/messages.json', at: '/maxLength', to: 'No máximo {limits}' }],
    fault: {
      file: '_shared/messages.json',
      pointer: '/maxLength',
      code: 'unknown-parameter',
      suggestion: 'limit',
    },
  },
  badAt('two relations that write one field', 'two-writers', '/relations/1/solve/0/set', [
    {
      file: RULES,
      at: '/relations/-',
      to: {
        id: 'again',
        ties: ['terms.amount', 'terms.end'],
        solve: [{ edited: ['terms.amount'], set: 'terms.end', to: { var: 'terms.start' } }],
      },
    },
  ]),
  badAt('a reset of a derived field', 'two-writers', '/resets/0/clear/0', [
    { file: RULES, at: '/resets/0/clear/0', to: 'terms.text' },
  ]),
  badAt('two initial values', 'two-writers', '/initial/1/field', [
    { file: RULES, at: '/initial/-', to: { id: 'x', field: 'terms.start', value: '2026-01-01' } },
  ]),
  badAt('a derived field that can be typed', 'derived-editable', '/properties/text', [
    { file: TERMS, at: '/properties/text/readOnly' },
  ]),
  bad(
    'a field that nobody types and no rule writes',
    'never-written',
    DETAILS,
    '/properties/remark/readOnly',
    true,
  ),
  badAt('two state rules for one property', 'two-states', '/states/3/then/visible', [
    { file: RULES, at: '/states/-', to: { id: 'x', fields: ['details.remark'], then: { visible: true } } },
  ]),
  badAt('derived fields in a circle', 'cycle', '/derived/0', [
    { file: RULES, at: '/derived/0/value', to: { var: 'terms.other' } },
    { file: RULES, at: '/derived/1/value', to: { var: 'terms.text' } },
  ]),
  badAt('a relation that sets what it does not tie', 'outside-ties', '/relations/0/solve/0/set', [
    { file: RULES, at: '/relations/0/ties', to: ['terms.start', 'terms.days'] },
    { file: RULES, at: '/relations/0/solve/1/edited', to: ['terms.start'] },
  ]),
  badAt('a way that would write back what was edited', 'dead-way', '/relations/0/solve/2/edited', [
    {
      file: RULES,
      at: '/relations/0/solve/-',
      to: { edited: ['terms.start'], set: 'terms.start', to: { today: [] } },
    },
  ]),
  badAt('a step that is never shown', 'dead-step', '/states/3/steps', [
    { file: RULES, at: '/states/-', to: { id: 'x', steps: ['terms'], then: { visible: false } } },
  ]),
  badAt('a state rule that says nothing', 'empty-rule', '/states/1', [{ file: RULES, at: '/states/1/else' }]),
  badAt('a state rule of nothing', 'empty-rule', '/states/1', [{ file: RULES, at: '/states/1/fields' }]),
  badAt('an else without a when', 'missing-when', '/states/1/else', [{ file: RULES, at: '/states/1/when' }]),
  badAt('a step that is disabled', 'step-state', '/states/3/else/enabled', [
    {
      file: RULES,
      at: '/states/-',
      to: { id: 'x', steps: ['terms'], when: { var: 'details.kind' }, else: { enabled: false } },
    },
  ]),
  badAt(
    'a value that follows an unknown field',
    'unknown-field',
    '/initial/0/follows/0',
    [{ file: RULES, at: '/initial/0/follows', to: ['terms.dys'] }],
    'terms.days',
  ),
  badAt('a value that follows its own field', 'follows-itself', '/initial/0/follows/1', [
    { file: RULES, at: '/initial/0/follows', to: ['terms.amount', 'terms.start'] },
  ]),
  bad('a unit of an amount', 'unit', TERMS, '/properties/amount/ui/unit', 'reais'),
  badAt('a unit that a rule gives to a text', 'unit', '/states/1/then/unit', [
    { file: RULES, at: '/states/1/then', to: { unit: 'anos' } },
  ]),
  badAt('a field that can be edited and is not judged', 'judged', '/states/1/then/judged', [
    { file: RULES, at: '/states/1/then', to: { judged: false } },
  ]),
  badAt('a field that hides itself', 'self-hiding', '/states/1/when', [
    { file: RULES, at: '/states/1/when', to: { '!': [{ var: 'details.remark' }] } },
  ]),
  badAt('a step that its own field hides', 'self-hiding', '/states/3/when', [
    {
      file: RULES,
      at: '/states/-',
      to: { id: 'x', steps: ['terms'], when: { var: 'terms.days' }, else: { visible: false } },
    },
  ]),
  badAt('a notice that clears', 'clears', '/checks/0/clears', [
    { file: RULES, at: '/checks/0/level', to: 'notice' },
    { file: RULES, at: '/checks/0/clears', to: ['terms.end'] },
  ]),
  badAt('a notice on Continuar', 'late-notice', '/checks/0/at', [
    { file: RULES, at: '/checks/0/level', to: 'notice' },
    { file: RULES, at: '/checks/0/at', to: 'continue' },
  ]),
  badAt(
    'an optional part that is not asked',
    'optional-part',
    '/lookups/0/optional/0',
    [{ file: PARTY, at: '/lookups/0/optional', to: ['cnpi'] }],
    'cnpj',
  ),
  badAt('an optional part that the source needs', 'optional-part', '/lookups/0/optional/0', [
    { file: PARTY, at: '/lookups/0/optional', to: ['cnpj'] },
  ]),
  bad('typedOnly where no look-up fills', 'typed-only', RULES, '/checks/0/typedOnly', true),
  bad('an error that clears another field', 'clears', RULES, '/checks/0/clears', ['terms.start']),
  badAt('a look-up that leaves no field', 'lookup-fields', '/lookups/0/on', [
    { file: '_shared/rules/party.json', at: '/lookups/0/fields' },
  ]),
  badAt('a request without its part', 'lookup-request', '/lookups/0/request', [
    { file: '_shared/rules/party.json', at: '/lookups/0/request', to: {} },
  ]),
  bad(
    'a request with a part too many',
    'lookup-request',
    '_shared/rules/party.json',
    '/lookups/0/request/cnpjs',
    'x',
    'cnpj',
  ),
  bad('a lock on what is not filled', 'locks', '_shared/rules/party.json', '/lookups/0/locks/0', '@document'),
  badAt('a look-up that blocks before sending', 'blocks', '/lookups/0/failed/blocks', [
    { file: '_shared/rules/party.json', at: '/lookups/0/failed', to: { blocks: true } },
  ]),
  bad('two answers in one place of the record', 'record-collision', RECORD, '/fields/0/to', 'terms.end'),
  bad('an addition inside an answer', 'record-collision', RECORD, '/adds/0/to', 'terms.end.by'),
  badAt('a form of two decimals for four', 'form-type', '/fields/1/as', [
    { file: RECORD, at: '/fields/1', to: { from: 'terms.share', to: 'terms.share', as: 'comma-decimal' } },
    {
      file: TERMS,
      at: '/properties/share',
      to: { title: 'Parte', type: 'number', decimals: 4, ui: { widget: 'percent' } },
    },
  ]),
  bad('decimals of a count', 'keyword-type', TERMS, '/properties/days/decimals', 1),
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
  {
    it: 'rows of a constant in disorder',
    change: [{ file: 'constants.json', at: '/rate/1/from', to: '2019-01-01' }],
    fault: { file: 'constants.json', pointer: '/rate/1/from', code: 'row-order' },
  },
  bad('an id that is not the folder', 'wrong-folder', PRODUCT, '/id', 'demos', 'demo'),
  badAt('a product without a code', 'missing-property', '', [{ file: PRODUCT, at: '/code' }]),
  bad('a context of a product', 'unknown-property', PRODUCT, '/context', { cap: 'Most.' }),
  badAt('a form that is a wizard', 'duplicate-id', '/forms/0', [
    { file: 'catalogue.json', at: '/forms', to: ['demo'] },
  ]),
  bad('a code that is not the catalogue', 'wrong-folder', PRODUCT, '/code', 'DN', 'DM'),
  {
    it: 'a wizard that the catalogue does not have',
    change: [{ file: 'catalogue.json', at: '/products/0/modalities/0/wizard', to: 'demos' }],
    fault: {
      file: 'catalogue.json',
      pointer: '/products/0/modalities/0/wizard',
      code: 'unknown-wizard',
      suggestion: 'demo',
    },
  },
  {
    it: 'a group that the catalogue does not have',
    change: [{ file: 'catalogue.json', at: '/products/0/group', to: 'Garantias' }],
    fault: {
      file: 'catalogue.json',
      pointer: '/products/0/group',
      code: 'unknown-group',
      suggestion: 'Garantia',
    },
  },
  bad(
    'a case about a rule that does not exist',
    'unknown-rule',
    CASES,
    '/cases/0/rules/0',
    'start-todya',
    'start-today',
  ),
];
