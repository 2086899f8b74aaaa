import { bad, badAt, type BadDefinition } from './badDefinition';

const RULES = 'demo/rules.json';
const DETAILS = 'demo/steps/details.json';

export const badEffects: readonly BadDefinition[] = [
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
