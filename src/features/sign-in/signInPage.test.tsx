import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refuse } from '../../../tests/support/portal/fakeApi';
import { fakeIdentity } from '../../../tests/support/portal/fakeIdentity';
import { arrive, openPortal, patience } from '../../../tests/support/portal/openPortal';

async function signIn(answers = {}) {
  const portal = openPortal('/login', { person: null, answers });
  await portal.person.type(await screen.findByLabelText('E-mail', {}, patience), 'clara@lastro.test');
  await portal.person.type(screen.getByLabelText('Senha'), 'errada');
  return portal;
}

it.each([
  [
    'auth/invalid-credential',
    'A senha é inválida ou o usuário não possui uma senha. Caso deseje redefinir sua senha, clique aqui.',
  ],
  [
    'auth/user-not-found',
    'Não há registro de usuário correspondente a este identificador. O usuário pode ter sido excluído.',
  ],
  ['auth/user-disabled', 'A conta do usuário foi desabilitada por um administrador.'],
  ['auth/too-many-requests', 'Muitas tentativas seguidas. Aguarde alguns minutos e tente novamente.'],
])('a sign-in refused with %s is told in the words of the catalogue', async (code, words) => {
  const { person } = await signIn();
  fakeIdentity.refuse(code);
  await person.click(screen.getByRole('button', { name: 'Entrar' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
});

it('who has asked for a new password is reminded of it', async () => {
  const { person } = await signIn({ 'GET /auth/password-reset-status': { pending: true } });
  await person.click(screen.getByRole('button', { name: 'Entrar' }));
  expect(await screen.findByRole('dialog', { name: 'Redefinição de senha pendente' })).toBeVisible();
});

it('a failure of the login call is told once', async () => {
  const { person } = await signIn({ 'POST /user/login': refuse(500) });
  await person.click(screen.getByRole('button', { name: 'Entrar' }));
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Erro Interno - 500Contate o administrador do sistema!',
    ),
  );
  await arrive('/login');
  expect(window.history.state).toMatchObject({ usr: null });
});

it('a password that is too old is said to have expired, and leads to a new one', async () => {
  const Message = 'Senha expirada. Verifique sua caixa de e-mail para redefinição de senha.';
  const { person } = await signIn({
    'POST /user/login': refuse(401, { Code: 'PASSWORD_EXPIRED', Message }),
  });
  await person.click(screen.getByRole('button', { name: 'Entrar' }));
  expect(await screen.findByText(Message, { exact: false })).toBeVisible();
  await person.click(screen.getByRole('link', { name: 'clique aqui.' }));
  await arrive('/recover-password');
});
