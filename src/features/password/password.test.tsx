import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeIdentity } from '../../../tests/support/portal/fakeIdentity';
import { cut, refuse } from '../../../tests/support/portal/fakeApi';
import { arrive, openPortal } from '../../../tests/support/portal/openPortal';

const ASK = 'POST /auth/require-change-password';
const CHECK = 'POST /auth/check-change-password';
const SENT =
  'Se houver uma conta com este e-mail, você receberá em instantes um link para redefinir a senha. O link vale por 1 hora.';
const unknownLink = refuse(404, { Code: 'LINK_UNKNOWN', Message: 'Este link não é válido.' });

it('what the server says of a request is shown, whoever asks', async () => {
  const { api, person } = openPortal('/recover-password', {
    person: null,
    answers: { [ASK]: { Message: SENT } },
  });
  await person.type(await screen.findByLabelText('E-mail'), 'ninguem@lastro.test');
  await person.click(screen.getByRole('button', { name: 'Enviar link' }));
  expect(await screen.findByText(SENT)).toBeVisible();
  expect(api.calls(ASK)[0]!.body).toEqual({ Email: 'ninguem@lastro.test' });
});

it('whoever knows the password goes on though a reset is pending; the link leads to a new one', async () => {
  const { person } = openPortal('/login', {
    person: null,
    answers: { 'GET /auth/password-reset-status': { pending: true } },
  });
  fakeIdentity.refuse('auth/user-not-found');
  await person.type(await screen.findByLabelText('E-mail'), 'ninguem@lastro.test');
  await person.type(screen.getByLabelText('Senha'), 'qualquer');
  await person.click(screen.getByRole('button', { name: 'Entrar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Redefinição de senha pendente' });
  await person.click(within(dialog).getByRole('button', { name: 'Entrar com a senha atual' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Não há registro de usuário correspondente');
  await person.click(screen.getByRole('button', { name: 'Entrar' }));
  const again = await screen.findByRole('dialog', { name: 'Redefinição de senha pendente' });
  await person.click(within(again).getByRole('link', { name: 'Redefinir senha' }));
  await arrive('/recover-password');
  expect(await screen.findByLabelText('E-mail')).toHaveValue('ninguem@lastro.test');
});

it('a link that is no link says so, and leads to another', async () => {
  const { person } = openPortal('/change-password/nada', {
    person: null,
    answers: { [CHECK]: null, 'POST /auth/change-password': unknownLink },
  });
  await person.type(await screen.findByLabelText('Nova senha'), 'curta1');
  await person.type(screen.getByLabelText('Confirme a senha'), 'curta1');
  await person.click(screen.getByRole('button', { name: 'Salvar nova senha' }));
  expect(await screen.findByText(/A senha deve ter no mínimo 8 caracteres/)).toBeVisible();
  await person.type(screen.getByLabelText('Nova senha'), '#2027');
  await person.type(screen.getByLabelText('Confirme a senha'), '#2027');
  await person.click(screen.getByRole('button', { name: 'Salvar nova senha' }));
  expect(await screen.findByText(/Este link não é válido\.|Serviço Indisponível!/)).toBeVisible();
  await person.click(screen.getByRole('link', { name: 'Solicitar novo link' }));
  await arrive('/recover-password');
});

it.each([
  ['LINK_USED', 'Este link já foi usado.'],
  ['LINK_EXPIRED', 'Este link expirou.'],
])('a link that is over (%s) says so before anything is typed', async (Code, Message) => {
  openPortal('/change-password/usado', {
    person: null,
    answers: { [CHECK]: refuse(410, { Code, Message }) },
  });
  expect(await screen.findByText(Message)).toBeVisible();
  expect(screen.queryByLabelText('Nova senha')).toBeNull();
  expect(screen.getByRole('link', { name: 'Solicitar novo link' })).toBeVisible();
});

it('where nobody can say whether the link is over, the form is there', async () => {
  openPortal('/change-password/nada', { person: null, answers: { [CHECK]: cut() } });
  expect(await screen.findByLabelText('Nova senha')).toBeVisible();
});

it('/alterar-senha asks for the e-mail, after a question', async () => {
  const { api, person } = openPortal('/alterar-senha', { answers: { [ASK]: { Message: SENT } } });
  await person.click(await screen.findByRole('button', { name: 'Alterar senha' }));
  const question = await screen.findByRole('dialog', { name: 'Deseja alterar sua senha?' });
  await person.click(within(question).getByRole('button', { name: 'Sim' }));
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(SENT));
  expect(api.calls(ASK)[0]!.body).toEqual({ Email: 'clara@lastro.test' });
});

it('the profile menu asks for it too', async () => {
  const { person } = openPortal('/inicio', { answers: { [ASK]: { Message: SENT } } });
  await person.click(await screen.findByRole('button', { name: 'Perfil' }));
  await person.click(screen.getByText('Alterar senha'));
  const question = await screen.findByRole('dialog', { name: 'Deseja alterar sua senha?' });
  await person.click(within(question).getByRole('button', { name: 'Sim' }));
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(SENT));
});

it.each([
  [404, '404', 'Serviço Indisponível!'],
  [500, 'Erro Interno - 500', 'Contate o administrador do sistema!'],
])('a call that takes long asks for patience; a %i is told in the words of the catalogue', async (...row) => {
  const [status, title, message] = row;
  let release = (_outcome: unknown) => {};
  const held = new Promise((resolve) => (release = resolve));
  const { person } = openPortal('/alterar-senha', { answers: { [ASK]: held } });
  await person.click(await screen.findByRole('button', { name: 'Alterar senha' }));
  const question = await screen.findByRole('dialog', { name: 'Deseja alterar sua senha?' });
  await person.click(within(question).getByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('Aguarde mais um pouquinho, estamos carregando...')).toBeInTheDocument();
  release(refuse(status));
  const told = await screen.findByRole('dialog', { name: title });
  expect(told).toHaveTextContent(message);
  await person.click(within(told).getByRole('button', { name: 'Fechar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
