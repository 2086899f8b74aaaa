import { expect, it } from 'vitest';
import { withMessages } from '../definition/messages';
import type { FieldSchema } from '../model/FieldSchema';
import { createValidators } from './createValidators';

const text = { type: 'string' };
const court = {
  type: 'object',
  title: 'Vara',
  properties: { value: { type: 'number' }, label: text },
  ui: { widget: 'choice' },
} as unknown as FieldSchema;
const files = {
  type: 'array',
  title: 'Arquivos',
  items: { type: 'object', required: ['DocumentID'], properties: { DocumentID: text } },
  ui: { widget: 'files' },
} as unknown as FieldSchema;

const said = { type: 'Valor inválido', required: 'Preenchimento obrigatório' };
const properties = { court: withMessages(court, said), files: withMessages(files, said) };
const step = { id: 's', path: 's', title: 'S', required: [], properties };
const { s: validate } = createValidators({ steps: [step] });

it.each([
  ['another type', { court: 7 }, 'court type Valor inválido'],
  ['a part of another type', { court: { value: 1, label: 7 } }, 'court type Valor inválido'],
  ['both parts of another type', { court: { value: 'x', label: {} } }, 'court type Valor inválido'],
  ['a part alone', { court: { value: 1 } }, 'court required Preenchimento obrigatório'],
  ['an item of another type', { files: [7] }, 'files type Valor inválido'],
  ['an item with a part of another type', { files: [{ DocumentID: 7 }] }, 'files type Valor inválido'],
  ['an item without its part', { files: [{}] }, 'files required Valor inválido'],
])('%s is said of the field, in our own words', (_what, answers, expected) => {
  expect(validate!(answers).map(({ path, code, message }) => `${path} ${code} ${message}`)).toEqual([
    expected,
  ]);
});

it('an answer as its schema says is at no fault', () => {
  expect(validate!({ court: { value: 1, label: '1ª Vara' }, files: [{ DocumentID: 'a' }] })).toEqual([]);
});
