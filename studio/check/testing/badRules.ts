import { bad, badAt, type BadDefinition } from './badDefinition';

const RULES = 'demo/rules.json';
const DETAILS = 'demo/steps/details.json';
const PARTY = '_shared/rules/party.json';

export const badRules: readonly BadDefinition[] = [
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
    'an unknown field in an expression',
    'unknown-field',
    RULES,
    '/derived/1/value/var',
    'details.remarks',
    'details.remark',
  ),
  bad('an unknown field in a rule', 'unknown-field', RULES, '/checks/0/fields/0', 'terms.ende', 'terms.end'),
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
    'a named expression that is not there',
    'unknown-name',
    '/initial/0/value',
    [
      { file: RULES, at: '/initial/0/value', to: { named: ['todya'] } },
      { file: RULES, at: '/initial/0/note', to: 'n' },
      { file: RULES, at: '/named', to: { today: { today: [] } } },
      { file: RULES, at: '/derived/1/value', to: { formatDate: [{ named: 'today' }] } },
    ],
    'today',
  ),
  badAt('a named expression that is not used', 'unused-name', '/named/day', [
    { file: RULES, at: '/named', to: { day: { today: [] } } },
  ]),
  badAt('a named expression that stands for itself', 'named-circle', '/named/other/addDays/0', [
    {
      file: RULES,
      at: '/named',
      to: { day: { named: ['other'] }, other: { addDays: [{ named: ['day'] }, 1] } },
    },
    { file: RULES, at: '/initial/0/value', to: { named: ['day'] } },
  ]),
  badAt(
    'a fault inside of a named expression, which is told of once',
    'unknown-field',
    '/named/span/daysBetween/1/var',
    [
      {
        file: RULES,
        at: '/named',
        to: {
          span: { daysBetween: [{ var: 'terms.start' }, { var: 'terms.ende' }] },
          again: { named: 'span' },
        },
      },
      { file: RULES, at: '/relations/0/solve/1/to', to: { named: ['again'] } },
      { file: RULES, at: '/checks/1/that', to: { '==': [{ var: 'terms.days' }, { named: ['span'] }] } },
    ],
    'terms.end',
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
  badAt('the answer of a look-up where there is none', 'misplaced-answer', '/initial/0/value/answer', [
    { file: RULES, at: '/initial/0/value', to: { answer: ['nome'] } },
  ]),
  badAt('a text that nobody searches for', 'misplaced-answer', '/initial/0/value/searched', [
    { file: RULES, at: '/initial/0/value', to: { searched: [] } },
  ]),
  badAt(
    'a parameter of an address that product.json does not name',
    'unknown-context',
    '/initial/0/value/context/0',
    [{ file: RULES, at: '/initial/0/value', to: { context: ['route.policy'] } }],
  ),
  bad('a check that always holds', 'constant-condition', RULES, '/checks/0/that', { '>': [2, 1] }),
  bad('two rules of one name', 'duplicate-id', RULES, '/resets/0/id', 'days-agree'),
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
  badAt('a smallest value on a text field', 'unused-options', '/states/3/min', [
    { file: RULES, at: '/states/-', to: { id: 'x', fields: ['details.name'], min: { today: [] } } },
  ]),
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
];
