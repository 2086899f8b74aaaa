import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { refuse } from '../../../tests/support/portal/fakeApi';
import { openPortal, patience } from '../../../tests/support/portal/openPortal';

/** Fills the form with what the browser lets pass, and sends it. */
async function register(person: UserEvent) {
  const fill = async (label: string, text: string) =>
    person.type(await screen.findByLabelText(label, {}, patience), text);
  await fill('Nome completo', 'Ana Prado');
  await fill('CPF', '52998224725');
  await fill('Celular', '11987650099');
  await fill('E-mail', 'cliente@lastro.test');
  await fill('Senha', 'Segredo1');
  await fill('Confirme a senha', 'Segredo1');
  await person.click(screen.getByLabelText(/Li e Aceito/));
  await person.click(screen.getByRole('button', { name: 'Criar conta' }));
}

it('an e-mail that has an account is received like any other: only its owner is told', async () => {
  const { api, person } = openPortal('/register', { person: null, answers: { 'POST /user': null } });
  await person.click(await screen.findByRole('button', { name: 'Criar conta' }, patience));
  const summary = await screen.findByRole('group', { name: /Verifique os campos/ });
  expect(summary.querySelectorAll('a')).toHaveLength(7);
  await register(person);
  expect(await screen.findByRole('heading', { name: 'Cadastro recebido' })).toBeVisible();
  expect(api.calls('POST /user')[0]!.body).toMatchObject({ Email: 'cliente@lastro.test' });
});

it('what only the server finds wrong stands beside its field until it is changed; the rest is told below', async () => {
  const Errors = [
    { path: 'Password', code: 'common', message: 'Esta senha é muito usada.' },
    { path: 'Company.Elsewhere', code: 'x', message: 'A empresa não pode ser usada.' },
  ];
  const answers = { 'POST /user': refuse(422, { Code: 'INVALID_REQUEST', Errors }) };
  const { person } = openPortal('/register', { person: null, answers });
  await register(person);
  const link = await screen.findByRole('link', { name: 'Senha: Esta senha é muito usada.' });
  expect(link).toBeVisible();
  const password = screen.getByLabelText('Senha');
  expect(password).toHaveAccessibleDescription(/Esta senha é muito usada/);
  expect(screen.getByText('A empresa não pode ser usada.')).toBeVisible();
  await person.type(password, '9x');
  expect(password).not.toHaveAccessibleDescription(/muito usada/);
});

it('a confirmation by a link that is no link says so, and leads to another', async () => {
  const { person } = openPortal('/silent-register/nada', {
    person: null,
    answers: {
      'POST /auth/confirm-email': refuse(400, { Code: 'LINK_UNKNOWN', Message: 'Este link não é válido.' }),
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Confirmar meu e-mail' }));
  expect(await screen.findByText('Este link não é válido.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Solicitar novo link' })).toHaveAttribute(
    'href',
    '/recover-password',
  );
});
