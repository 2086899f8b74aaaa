import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refuse } from '../../../../tests/support/portal/fakeApi';
import { fakeIdentity, KEY } from '../../../../tests/support/portal/fakeIdentity';
import { arrive, heading, openPortal, patience } from '../../../../tests/support/portal/openPortal';

const PAGE = '/verificacao-em-duas-etapas';
const WRONG = /Código incorreto ou vencido/;
const needed = { 'POST /user/login': refuse(403, { Code: 'SECOND_FACTOR_REQUIRED', Message: 'x' }) };

const codeField = () => screen.findByLabelText(/Código do aplicativo/, {}, patience);

/** The page as somebody finds it whom the server sent here, after `prepare` has said what fails. */
async function enrolling(prepare: () => void = () => undefined) {
  const portal = openPortal('/login', { person: {}, answers: needed });
  prepare();
  await arrive(PAGE);
  await heading('Verificação em duas etapas');
  return portal;
}

async function signingIn() {
  const portal = openPortal('/login', { person: null });
  await portal.person.type(await screen.findByLabelText('E-mail', {}, patience), 'clara@lastro.test');
  await portal.person.type(screen.getByLabelText('Senha'), 'Lastro#2026');
  fakeIdentity.refuse('auth/multi-factor-auth-required');
  await portal.person.click(screen.getByRole('button', { name: 'Entrar' }));
  await screen.findByRole('dialog', { name: 'Verificação em duas etapas' }, patience);
  return portal;
}

it('who has an app is asked for its code, which may be pasted as the app shows it', async () => {
  const { person, api } = await signingIn();
  const field = await codeField();
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await person.paste('123 456');
  expect(field).toHaveValue('123456');
  await person.keyboard('{Enter}');
  await arrive('/inicio');
  expect(api.calls('POST /user/login')).toHaveLength(1);
});

it('a code that is short or wrong is told at the field, and what was typed stays', async () => {
  const { person } = await signingIn();
  const field = await codeField();
  await person.type(field, '12a3{Enter}');
  expect(field).toHaveAccessibleDescription('Digite os 6 números que o aplicativo mostra.');
  fakeIdentity.refuseFactor('auth/invalid-verification-code');
  await person.type(field, '456{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(WRONG));
  expect(field).toHaveValue('123456');
  expect(field).toHaveFocus();
});

it.each([
  ['auth/invalid-multi-factor-session', /O tempo para informar o código terminou/],
  ['auth/multi-factor-info-not-found', /foi redefinida/],
])('a sign-in that cannot go on (%s) says so over the form, which keeps the e-mail', async (code, words) => {
  const { person } = await signingIn();
  fakeIdentity.refuseFactor(code);
  await person.type(await codeField(), '123456{Enter}');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText('E-mail')).toHaveValue('clara@lastro.test');
});

it('giving up the code leaves the form as it was, without a message', async () => {
  const { person } = await signingIn();
  await person.click(screen.getByRole('button', { name: 'Fechar janela' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByLabelText('E-mail')).toHaveValue('clara@lastro.test');
});

it('staff without an app are led to add one, and then in', async () => {
  const { person, api } = await enrolling();
  const key = await screen.findByLabelText('Chave para digitar no aplicativo', {}, patience);
  expect((key as HTMLTextAreaElement).value.replaceAll(' ', '')).toBe(KEY);
  expect(screen.getByTitle(/QR Code/).closest('svg')).toBeVisible();
  fakeIdentity.refuseFactor('auth/invalid-verification-code');
  await person.type(await codeField(), '111111{Enter}');
  await waitFor(async () => expect(await codeField()).toHaveAccessibleDescription(WRONG));
  expect(api.calls('POST /user/login')).toHaveLength(1);
  await person.click(screen.getByRole('button', { name: 'Ativar e entrar' }));
  await waitFor(() => expect(api.calls('POST /user/login')).toHaveLength(2));
});

it('a session that is not recent asks for the password, and goes on with the code that was typed', async () => {
  const { person, api } = await enrolling();
  await person.type(await codeField(), '123456');
  fakeIdentity.refuseFactor('auth/requires-recent-login', 'auth/wrong-password');
  await person.click(screen.getByRole('button', { name: 'Ativar e entrar' }));
  const password = await screen.findByLabelText('Senha');
  await person.type(password, 'errada{Enter}');
  await waitFor(() => expect(password).toHaveAccessibleDescription('A senha é inválida.'));
  await person.type(password, '{Enter}');
  await waitFor(() => expect(api.calls('POST /user/login')).toHaveLength(2));
});

it.each([
  ['auth/unverified-email', /confirme que .* é seu/],
  ['auth/operation-not-allowed', /ainda não foi habilitada/],
  ['auth/network-request-failed', /Verifique sua conexão/],
])('what keeps an app from being added is said: %s', async (code, words) => {
  await enrolling(() => fakeIdentity.refuseFactor(code));
  expect(await screen.findByText(words, {}, patience)).toBeVisible();
});

it('a failure may be tried again', async () => {
  const { person } = await enrolling(() => fakeIdentity.refuseFactor('auth/network-request-failed'));
  await person.click(await screen.findByRole('button', { name: 'Tentar novamente' }, patience));
  expect(await codeField()).toBeVisible();
});

it('who added an app in another browser is told to sign in anew, and no second key is made', async () => {
  await enrolling(() => fakeIdentity.enrolElsewhere());
  expect(await screen.findByText(/saia e entre novamente/, {}, patience)).toBeVisible();
  expect(screen.queryByLabelText(/Código do aplicativo/)).toBeNull();
});

it('a session from before the setting is led there from any page', async () => {
  openPortal('/inicio', { answers: { ...needed, 'GET /user/find': needed['POST /user/login'] } });
  await arrive(PAGE);
  expect(await codeField()).toBeVisible();
});

it('its address leads who was not sent there to where the server wants them', async () => {
  openPortal(PAGE);
  await arrive('/inicio');
});

it('and signing out leads to the login page', async () => {
  const { person } = await enrolling();
  await person.click(screen.getByRole('button', { name: 'Sair' }));
  await arrive('/login');
});
