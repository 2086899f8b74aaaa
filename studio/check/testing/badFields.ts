import type { Json } from '../../../engine/expression';
import type { Change } from './change';
import { badConversions } from './badConversions';
import { bad, badAt, type BadDefinition } from './badDefinition';

const DETAILS = 'demo/steps/details.json';
const FILES = '_shared/steps/files.json';
const TERMS = 'demo/steps/terms.json';
const SHARED = '_shared/steps/place.json';

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

export const badFields: readonly BadDefinition[] = [
  badAt(
    'a part that is needed and does not exist',
    'missing-property',
    '/properties/documents/items/required/0',
    [
      {
        file: FILES,
        at: '/properties/documents/items',
        to: { type: 'object', required: ['Id'], properties: { ID: { type: 'string' } } },
      },
    ],
    'ID',
  ),
  badAt('a part with a pattern that is none', 'bad-pattern', '/properties/documents/items/pattern', [
    { file: FILES, at: '/properties/documents/items', to: { type: 'string', pattern: '(' } },
  ]),
  badAt('a former name that a field has today', 'duplicate-field', '/properties/kind/was/0', [
    { file: DETAILS, at: '/properties/kind/was', to: ['details.name'] },
  ]),
  ...badConversions,
  badAt('suggestions on a widget that has none', 'unused-options', '/properties/kind/ui/recent', [
    { file: DETAILS, at: '/properties/kind/ui/recent', to: true },
  ]),
  badAt(
    'suggestions named by no field',
    'unknown-field',
    '/properties/name/ui/recent',
    [{ file: DETAILS, at: '/properties/name/ui/recent', to: 'details.knid' }],
    'details.kind',
  ),
  badAt('a former option that leads to none', 'unknown-option', '/properties/kind/mapped/Firma', [
    { file: DETAILS, at: '/properties/kind/mapped', to: { Firma: 'JP' } },
  ]),
  badAt('a former option that there is today', 'unknown-option', '/properties/kind/mapped/PF', [
    { file: DETAILS, at: '/properties/kind/mapped', to: { PF: 'PJ' } },
  ]),
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
    it: 'a field that is never shown and must be answered',
    change: [{ file: DETAILS, at: '/properties/document/ui/widget', to: 'hidden' }],
    fault: { file: DETAILS, pointer: '/required/1', code: 'hidden-required' },
  },
  bad('a text cleaned that is a number', 'keyword-type', TERMS, '/properties/days/clean', 'trim'),
  bad(
    'a fragment that reads a part which its parameter has not',
    'unknown-field',
    '_shared/rules/party.json',
    '/lookups/0/request/cnpj/var',
    '@document.value',
    'details.document',
  ),
  bad('an unknown required field', 'unknown-field', DETAILS, '/required/1', 'documents', 'document'),
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
  bad('options on a text field', 'unused-options', DETAILS, '/properties/name/ui/options', ['A']),
  bad('a widget for numbers on a text', 'widget-type', DETAILS, '/properties/remark/ui/widget', 'money'),
  badAt('a widget without its format', 'widget-type', '/properties/document/ui/widget', [
    { file: DETAILS, at: '/properties/document/format' },
  ]),
  badAt('a choice without a label', 'widget-type', '/properties/holder/ui/widget', [
    { file: DETAILS, at: '/properties/holder/properties/label' },
    { file: 'demo/record.json', at: '/fields/2' },
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
  bad('a unit of an amount', 'unit', TERMS, '/properties/amount/ui/unit', 'reais'),
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
  bad('decimals of a count', 'keyword-type', TERMS, '/properties/days/decimals', 1),
  {
    it: 'rows of a constant in disorder',
    change: [{ file: 'constants.json', at: '/rate/1/from', to: '2019-01-01' }],
    fault: { file: 'constants.json', pointer: '/rate/1/from', code: 'row-order' },
  },
  badAt('a form that is a wizard', 'duplicate-id', '/forms/0', [
    { file: 'catalogue.json', at: '/forms', to: ['demo'] },
  ]),
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
];
