import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refuse } from '../../../tests/support/portal/fakeApi';
import { openPortal } from '../../../tests/support/portal/openPortal';

it('an e-mail that has an account is received like any other: only its owner is told', async () => {
  const { api, person } = openPortal('/register', { person: null, answers: { 'POST /user': null } });
  const fill = async (label: string, text: string) => person.type(screen.getByLabelText(label), text);
  await person.click(await screen.findByRole('button', { name: 'Criar conta' }));
  const summary = await screen.findByRole('group', { name: /Verifique os campos/ });
  expect(summary.querySelectorAll('a')).toHaveLength(7);
  await fill('Nome completo', 'Ana Prado');
  await fill('CPF', '52998224725');
  await fill('Celular', '11987650099');
  await fill('E-mail', 'cliente@lastro.test');
  await fill('Senha', 'Segredo1');
  await fill('Confirme a senha', 'Segredo1');
  await person.click(screen.getByLabelText(/Li e Aceito/));
  await person.click(screen.getByRole('button', { name: 'Criar conta' }));
  expect(await screen.findByRole('heading', { name: 'Cadastro recebido' })).toBeVisible();
  expect(api.calls('POST /user')[0]!.body).toMatchObject({ Email: 'cliente@lastro.test' });
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
