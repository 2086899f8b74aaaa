import { expect, it } from 'vitest';
import { emailIssue, newPasswordIssues } from './validation';

it.each([
  ['ana@lastro.test', undefined],
  [' ana@lastro.test ', undefined],
  ['', 'Preenchimento obrigatório'],
  ['ana@lastro', 'E-mail inválido'],
  ['ana@@lastro.test', 'E-mail inválido'],
])('the e-mail %j: %s', (text, issue) => {
  expect(emailIssue(text)).toBe(issue);
});

const weak = 'A senha deve ter no mínimo 8 caracteres, com pelo menos uma letra e um número.';
it.each([
  ['abcdefg1', 'abcdefg1', {}],
  ['abcdef1', 'abcdef1', { password: weak }],
  ['abcdefgh', 'abcdefgh', { password: weak }],
  ['12345678', '12345678', { password: weak }],
  ['abcdefg1', 'abcdefg2', { repeated: 'As senhas não são iguais.' }],
  ['', '', { password: 'Preenchimento obrigatório', repeated: 'Preenchimento obrigatório' }],
])('the passwords %j and %j', (password, repeated, issues) => {
  expect(newPasswordIssues(password, repeated)).toEqual(issues);
});
