import { badAt, bad, type BadDefinition } from './badDefinition';

const RULES = 'demo/rules.json';
const DETAILS = 'demo/steps/details.json';
const PRODUCT = 'demo/product.json';
const CATALOGUE = 'catalogue.json';
const CONSTANTS = 'constants.json';

const wizard = (more: object) => ({
  wizard: 'other',
  code: 'OT',
  kind: null,
  id: '00000000-0000-4000-8000-000000000003',
  name: 'Outro',
  route: 'other',
  operation: '/quote/other',
  block: 'other',
  automaticExecutive: true,
  ...more,
});

const act = (from: string, value: number) => ({ from, value, note: `Ato ${from}` });

export const badContents: readonly BadDefinition[] = [
  badAt('an argument of another type', 'type-mismatch', '/initial/0/value/addDays/0', [
    { file: RULES, at: '/initial/0/value', to: { addDays: [{ var: 'terms.days' }, { today: [] }] } },
  ]),
  bad('a value of another type than its field', 'type-mismatch', RULES, '/derived/1/value', { today: [] }),
  badAt('a written value where a condition is asked', 'written-condition', '/derived/1/value/if/0', [
    { file: RULES, at: '/derived/1/value', to: { if: ['PJ', { var: 'details.kind' }, null] } },
  ]),
  bad('an option twice', 'repeated-option', DETAILS, '/properties/kind/ui/options/2', {
    value: 'PF',
    label: 'Física',
  }),
  bad(
    'a label of two options',
    'repeated-option',
    DETAILS,
    '/properties/kind/ui/options/1/label',
    'Pessoa Física',
  ),
  bad(
    'an option in other capitals',
    'repeated-option',
    DETAILS,
    '/properties/kind/ui/options/1/label',
    'pessoa física',
  ),
  badAt('an option that a limit refuses', 'option-type', '/properties/kind/ui/options/2/value', [
    { file: DETAILS, at: '/properties/kind/ui/options/2', to: { value: 'MEI', label: 'Microempreendedor' } },
    { file: DETAILS, at: '/properties/kind/maxLength', to: 2 },
  ]),
  badAt('a limit that refuses the options', 'option-type', '/properties/kind/maxLength', [
    { file: DETAILS, at: '/properties/kind/maxLength', to: 1 },
  ]),
  badAt('more to be ticked than there is', 'empty-range', '/properties/lots/minItems', [
    {
      file: DETAILS,
      at: '/properties/lots',
      to: {
        title: 'Lotes',
        type: 'array',
        minItems: 3,
        items: { type: 'string' },
        errorMessage: { minItems: 'Mais' },
        ui: { widget: 'checkboxes', options: ['AA', 'BB'] },
      },
    },
  ]),
  badAt('a constant whose unit changes', 'constant-type', '/most/1/note', [
    {
      file: CONSTANTS,
      at: '/most',
      to: [
        { from: '2020-01-01', value: 5, note: 'anos' },
        { from: '2026-01-01', value: 60, note: 'meses' },
      ],
    },
    {
      file: RULES,
      at: '/checks/-',
      to: {
        id: 'most',
        fields: ['terms.days'],
        that: { '<=': [{ var: 'terms.days' }, { constant: ['most'] }] },
        message: 'Muito',
      },
    },
  ]),
  badAt('an option of another type than the answer', 'option-type', '/properties/kind/ui/options/2/value', [
    { file: DETAILS, at: '/properties/kind/ui/options/2', to: { value: 1, label: 'Um' } },
  ]),
  badAt('a pattern that takes for ever', 'slow-pattern', '/checks/0/that/matches/1', [
    {
      file: '_shared/rules/party.json',
      at: '/checks/0/that',
      to: { matches: [{ var: '@name' }, '^([a-z]+)+$'] },
    },
  ]),
  badAt(
    'an unknown field to be repeated',
    'unknown-field',
    '/repeat/fields/0',
    [{ file: PRODUCT, at: '/repeat', to: { fields: ['details.kinde'] } }],
    'details.kind',
  ),
  badAt('a repetition that keeps what nothing moves', 'repeat', '/repeat/keeps/0', [
    { file: PRODUCT, at: '/repeat', to: { fields: ['details.kind'], keeps: ['details.kind'] } },
  ]),
  bad('a section without anything', 'empty-section', PRODUCT, '/summary/1', { title: 'Vazia' }),
  bad('a step in two sections', 'printed-twice', PRODUCT, '/summary/0/steps/3', 'terms'),
  badAt('a step in no section', 'unprinted-step', '/steps/1', [
    { file: PRODUCT, at: '/summary/0/steps', to: ['details', 'files'] },
  ]),
  bad('a text encoded twice', 'encoding', DETAILS, '/title', 'CondiÃ§Ãµes'),
  bad('a text that lost a letter', 'encoding', DETAILS, '/title', 'Condi\uFFFDes'),
  bad('a day that there is not', 'no-such-day', CONSTANTS, '/rate/1/from', '2026-02-29'),
  bad('a rate written as a text', 'constant-type', CONSTANTS, '/rate/1/value', '2,0'),
  badAt('a rate as a fraction after a percentage', 'constant-type', '/rate/1/value', [
    {
      file: CONSTANTS,
      at: '/rate',
      to: [
        { from: '2020-01-01', value: 2, note: '% ao ano' },
        { from: '2026-01-01', value: 0.02, note: '% ao ano' },
      ],
    },
  ]),
  bad(
    'a constant that nothing reads',
    'unread-constant',
    CONSTANTS,
    '/rates',
    [{ from: '2026-01-01', value: 2 }],
    'rate',
  ),
  badAt('a constant that its twin did not follow', 'twin-constants', '/rate/2', [
    {
      file: CONSTANTS,
      at: '/rate',
      to: [act('2020-01-01', 1), act('2023-01-01', 2), act('2026-01-01', 3)],
    },
    { file: CONSTANTS, at: '/least', to: [act('2020-01-01', 1), act('2023-01-01', 2)] },
    { file: 'demo/rating.json', at: '/minimumPremium', to: { constant: ['least'] } },
  ]),
  badAt('a constant that becomes larger than its twin', 'twin-constants', '/least/2/value', [
    {
      file: CONSTANTS,
      at: '/rate',
      to: [act('2020-01-01', 10), act('2023-01-01', 12), act('2026-01-01', 13)],
    },
    {
      file: CONSTANTS,
      at: '/least',
      to: [act('2020-01-01', 5), act('2023-01-01', 6), act('2026-01-01', 65)],
    },
    { file: 'demo/rating.json', at: '/minimumPremium', to: { constant: ['least'] } },
  ]),
  badAt(
    'a choice that carries another option than its name',
    'unknown-option',
    '/products/0/modalities/0/carries/details.kind',
    [{ file: CATALOGUE, at: '/products/0/modalities/0/name', to: 'PJ' }],
    'PJ',
  ),
  badAt('a sentence that names another limit', 'sentence-limit', '/checks/2/message', [
    {
      file: RULES,
      at: '/checks/-',
      to: {
        id: 'x',
        fields: ['terms.amount'],
        that: { '<=': [{ var: 'terms.amount' }, 5000] },
        message: 'No máximo R$ 3.000,00',
      },
    },
  ]),
  bad(
    'a hint that names another length',
    'sentence-limit',
    DETAILS,
    '/properties/name/ui/hint',
    'Até 100 letras',
  ),
  badAt('a label that names another number', 'sentence-limit', '/properties/times/ui/options/1', [
    {
      file: DETAILS,
      at: '/properties/times',
      to: {
        title: 'Vezes',
        type: 'integer',
        ui: {
          widget: 'select',
          options: [
            { value: 6, label: '6 vezes' },
            { value: 12, label: '10 vezes' },
          ],
        },
      },
    },
  ]),
  badAt('a pattern of dots on digits', 'impossible-pattern', '/properties/document/pattern', [
    { file: DETAILS, at: '/properties/document/pattern', to: '^[0-9]{3}\\.[0-9]{3}$' },
    { file: DETAILS, at: '/properties/document/errorMessage', to: { pattern: 'Inválido' } },
  ]),
  badAt('a pattern that no text of the length fits', 'impossible-pattern', '/properties/remark/pattern', [
    { file: DETAILS, at: '/properties/remark/pattern', to: '^[A-Z]{3}$' },
    { file: DETAILS, at: '/properties/remark/maxLength', to: 2 },
    { file: DETAILS, at: '/properties/remark/errorMessage', to: { pattern: 'Inválido' } },
  ]),
  badAt('a yes written as a word', 'constant-type', '/flag/0/value', [
    { file: CONSTANTS, at: '/flag', to: [{ from: '2020-01-01', value: 'não' }] },
    {
      file: 'demo/record.json',
      at: '/adds/0/when',
      to: { and: [{ context: ['executive'] }, { constant: ['flag'] }] },
    },
  ]),
  bad('a tax of more than all', 'constant-type', CONSTANTS, '/rate/1/value', 738),
  bad('a title with a blank at its end', 'blank-end', DETAILS, '/title', 'Detalhes '),
  bad('a choice said twice', 'said-twice', CATALOGUE, '/products/0/modalities/1', {
    id: 'again',
    name: 'Outra',
    path: '',
    wizard: 'demo',
    carries: { 'details.kind': 'PF' },
  }),
  bad('a mark that nobody sees', 'encoding', DETAILS, '/title', '\uFEFFDetalhes'),
  badAt('a route of two wizards', 'said-twice', '/wizards/1/route', [
    { file: CATALOGUE, at: '/wizards/1', to: wizard({ route: 'demo' }) },
  ]),
  bad('a path that leads nowhere', 'other-route', CATALOGUE, '/products/0/modalities/0/path', 'pessoa'),
];
