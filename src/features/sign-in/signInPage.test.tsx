import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeIdentity } from '../../../tests/support/portal/fakeIdentity';
import { openPortal, patience } from '../../../tests/support/portal/openPortal';

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
