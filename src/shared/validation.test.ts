import { expect, it } from 'vitest';
import { emailIssue } from './validation';

it.each([
  ['ana@lastro.test', undefined],
  [' ana@lastro.test ', undefined],
  ['', 'Preenchimento obrigatório'],
  ['ana@lastro', 'E-mail inválido'],
  ['ana@@lastro.test', 'E-mail inválido'],
])('the e-mail %j: %s', (text, issue) => {
  expect(emailIssue(text)).toBe(issue);
});
