import { bad, badAt, type BadDefinition } from './badDefinition';

const RULES = 'demo/rules.json';
const DETAILS = 'demo/steps/details.json';
const PARTY = '_shared/rules/party.json';

/** What rules say. */
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
  badAt('a state rule that says the same of all', 'empty-rule', '/states/1/else', [
    { file: RULES, at: '/states/1/then', to: { visible: false } },
  ]),
  badAt('a field that is required where it is hidden', 'hidden-required', '/states/1/else/required', [
    { file: RULES, at: '/states/1/else', to: { visible: false, required: true } },
  ]),
  badAt('a field that fits nowhere in its fragment', 'type-mismatch', '/include/0/with/name', [
    { file: RULES, at: '/include/0/with/name', to: 'terms.amount' },
  ]),
  badAt('a choice that is asked of a source', 'type-mismatch', '/lookups/0/request/cnpj', [
    {
      file: RULES,
      at: '/lookups',
      to: [
        {
          id: 'x',
          source: 'company',
          on: 'change',
          fields: ['details.holder'],
          request: { cnpj: { var: 'details.holder' } },
          fills: { 'details.remark': { answer: ['nome'] } },
        },
      ],
    },
  ]),
  badAt('a column that no row has', 'unknown-answer', '/derived/2/value/map/1', [
    {
      file: RULES,
      at: '/derived/-',
      to: {
        id: 'rows',
        field: 'terms.rows',
        value: { map: [{ range: [1, 2] }, { object: ['part', { var: '' }] }] },
      },
    },
    {
      file: 'demo/steps/terms.json',
      at: '/properties/rows',
      to: {
        title: 'Parcelas',
        type: 'array',
        readOnly: true,
        items: { type: 'object', properties: { number: { type: 'integer' } } },
        ui: { widget: 'table', columns: [{ name: 'number', title: 'Parcela' }] },
      },
    },
  ]),
  badAt('a comparison with what cannot be ticked', 'unknown-option', '/states/1/when/in/0', [
    { file: RULES, at: '/states/1/when', to: { in: ['C', { var: 'details.lots' }] } },
    {
      file: DETAILS,
      at: '/properties/lots',
      to: {
        title: 'Lotes',
        type: 'array',
        items: { type: 'string' },
        ui: { widget: 'checkboxes', options: ['AA', 'BB'] },
      },
    },
  ]),
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
  badAt('a unit that a rule gives to a text', 'unit', '/states/1/then/unit', [
    { file: RULES, at: '/states/1/then', to: { unit: 'anos' } },
  ]),
  badAt('a field that can be edited and is not judged', 'judged', '/states/1/then/judged', [
    { file: RULES, at: '/states/1/then', to: { judged: false } },
  ]),
  badAt('a field that hides itself', 'self-hiding', '/states/1/when', [
    { file: RULES, at: '/states/1/when', to: { '!': [{ var: 'details.remark' }] } },
  ]),
  badAt('a field that its own answer unlocks', 'self-hiding', '/states/3/when', [
    {
      file: RULES,
      at: '/states/-',
      to: { id: 'x', fields: ['terms.amount'], when: { var: 'terms.amount' }, else: { enabled: false } },
    },
  ]),
  badAt('a given amount that is none', 'given-limit', '/initial/1/value', [
    { file: RULES, at: '/initial/-', to: { id: 'x', field: 'terms.amount', value: 0 } },
  ]),
  badAt('a fragment that is given one field twice', 'duplicate-id', '/include/1/with/name', [
    {
      file: RULES,
      at: '/include/-',
      to: { rules: '_shared/rules/party', with: { document: 'terms.text', name: 'details.name' } },
    },
  ]),
  badAt('a rule for what a fragment fills', 'two-writers', '/derived/2/field', [
    { file: RULES, at: '/derived/-', to: { id: 'x', field: 'details.name', value: 'Nome' } },
    { file: DETAILS, at: '/properties/name/readOnly', to: true },
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
  bad('typedOnly where no look-up fills', 'typed-only', RULES, '/checks/0/typedOnly', true),
  bad('an error that clears another field', 'clears', RULES, '/checks/0/clears', ['terms.start']),
];
