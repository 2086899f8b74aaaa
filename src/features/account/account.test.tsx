import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { arrive, openPortal } from '../../../tests/support/portal/openPortal';

it('what is not known of a person reads so', async () => {
  openPortal('/meus-dados', { person: { cpfCnpj: null, mobilePhone: null } });
  expect((await screen.findAllByText('Não definido')).length).toBe(4);
});

it('what is no value is said beside its field, and on top as a link to it', async () => {
  const { person } = openPortal('/atualizacao-cadastral');
  const fields: [string, string, string][] = [
    ['E-mail', 'sem-arroba', 'E-mail inválido'],
    ['Celular', '1198', 'Celular inválido.'],
    ['Telefone', '1133', 'Telefone inválido.'],
    ['CEP', '0131', 'CEP inválido.'],
    ['UF', '12', 'Valor inválido'],
  ];
  await screen.findByLabelText('CEP');
  for (const [label, value] of fields) {
    await person.clear(screen.getByLabelText(label));
    await person.type(screen.getByLabelText(label), value);
  }
  await person.click(screen.getByRole('button', { name: 'Salvar' }));
  const summary = (await screen.findByRole('link', { name: 'UF: Valor inválido' })).closest('ul')!;
  for (const [label, , message] of fields)
    expect(within(summary).getByRole('link', { name: `${label}: ${message}` })).toBeVisible();
});

it('only a responsible client manages users', async () => {
  const { person } = openPortal('/inicio');
  await person.click(await screen.findByRole('button', { name: 'Perfil' }));
  const entries = (await screen.findAllByRole('menuitem', { hidden: true })).map(
    ({ textContent }) => textContent,
  );
  expect(entries).toEqual(['Meus dados', 'Alterar senha', 'Sair']);
});

it('the menu of one who is leads there', async () => {
  const { person } = openPortal('/inicio', {
    person: { isResponsibleClient: true },
    answers: { 'GET /client/Management/GetUsers': [] },
  });
  await person.click(await screen.findByRole('button', { name: 'Perfil' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Gerenciar Usuários', hidden: true }));
  await arrive('/gerenciar-usuarios');
  expect(await screen.findByRole('link', { name: 'Cadastrar usuário' })).toBeVisible();
});

it('for anybody else the page is forbidden', async () => {
  openPortal('/gerenciar-usuarios');
  await arrive('/error/403');
});
