import { bad, badAt, type BadDefinition } from './badDefinition';

const RULES = 'demo/rules.json';
const DETAILS = 'demo/steps/details.json';
const TERMS = 'demo/steps/terms.json';
const PRODUCT = 'demo/product.json';
const RECORD = 'demo/record.json';
const CASES = 'demo/cases/demo.cases.json';

export const badStructures: readonly BadDefinition[] = [
  {
    it: 'a file of a name that no part of a product has',
    change: [{ file: 'demo/rule.json', to: {} }],
    fault: { file: 'demo/rule.json', pointer: '', code: 'unknown-file', suggestion: 'demo/rules.json' },
  },
  {
    it: 'a parameter that a fragment hands on to where a whole rule stands',
    change: [
      {
        file: '_shared/rules/inner.json',
        to: { $schema: '../../_meta/rules.schema.json', checks: ['@document'] },
      },
      {
        file: '_shared/rules/party.json',
        at: '/include',
        to: [{ rules: '_shared/rules/inner', with: { document: '@document' } }],
      },
    ],
    fault: { file: RULES, pointer: '/include/0/with/document', code: 'wrong-type' },
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
