import { expect, it } from 'vitest';
import { checks, validatePlain, type PlainField } from './plainForm';

const fields: readonly PlainField<'name' | 'email' | 'phone' | 'cell' | 'cep'>[] = [
  { key: 'name', label: 'Nome', required: true, limit: 5 },
  { key: 'email', label: 'E-mail', required: true, check: checks.email },
  { key: 'phone', label: 'Telefone', check: checks.landline },
  { key: 'cell', label: 'Celular', check: checks.cell },
  { key: 'cep', label: 'CEP', check: checks.cep },
];
const good = { name: 'Clara', email: 'a@b.test', phone: '1133440011', cell: '11987650011', cep: '01310100' };

it('finds nothing wrong with what is complete, nor with an empty optional field', () => {
  expect(validatePlain(fields, good)).toEqual({});
  expect(validatePlain(fields, { ...good, phone: '', cell: '', cep: '' })).toEqual({});
});

it.each([
  ['name', ' ', 'Preenchimento obrigatório'],
  ['name', 'Clara N', '* O limite máximo é de 5 caracteres!'],
  ['email', 'a@b', 'E-mail inválido'],
  ['phone', '113344001', 'Telefone inválido.'],
  ['cell', '1198765001', 'Celular inválido.'],
  ['cep', '0131010', 'CEP inválido.'],
])('%s as "%s": %s', (key, value, message) => {
  expect(validatePlain(fields, { ...good, [key]: value })).toEqual({ [key]: message });
});
