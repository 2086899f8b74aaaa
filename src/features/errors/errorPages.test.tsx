import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cut, refuse } from '../../../tests/support/portal/fakeApi';
import { arrive, openPortal } from '../../../tests/support/portal/openPortal';

const STATUS = 'GET /wings/platform-status';
const UP = { Avaliable: true, ExpectedAvailabilityDate: null };
const DOWN = { Avaliable: false, ExpectedAvailabilityDate: null };

it.each([
  ['/error/403', 'Entre em contato com o administrador da corretora.'],
  ['/error/404', 'O endereço não existe ou mudou de lugar.'],
  ['/error/418', 'Algo deu errado, tente novamente mais tarde.'],
  ['/error/401?time=1', 'Acerte o relógio'],
])('%s says what it knows', async (address, text) => {
  openPortal(address);
  expect((await screen.findAllByText(text, { exact: false }))[0]).toBeVisible();
  expect(screen.getByRole('link', { name: 'Voltar ao início' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Tentar novamente' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Perfil' })).toBeVisible();
  expect(screen.queryByRole('contentinfo')).toBeNull();
});

it('an error on the way in leads back to it, not into the portal', async () => {
  openPortal('/error/500?external=1&login=1', { person: null });
  expect(await screen.findByRole('link', { name: 'Tentar novamente' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Voltar ao início' })).toBeNull();
});

it('a status that cannot be asked is asked once more', async () => {
  let asked = 0;
  const { api } = openPortal('/login', { person: null, answers: { [STATUS]: () => (asked++ ? UP : cut()) } });
  expect(await screen.findByRole('button', { name: 'Entrar' })).toBeVisible();
  expect(window.location.pathname).toBe('/login');
  expect(api.calls(STATUS)).toHaveLength(2);
});

it('one that cannot be asked twice counts as maintenance', async () => {
  openPortal('/login', { person: null, answers: { [STATUS]: cut() } });
  await arrive('/error/503');
  expect(await screen.findByText('O portal está em manutenção. Tente novamente mais tarde.')).toBeVisible();
  expect(screen.queryByText(/Previsão de retorno/)).toBeNull();
});

it('maintenance that begins at the login page closes it to who signs in', async () => {
  const { api, person } = openPortal('/login', { person: null });
  await person.type(await screen.findByLabelText('E-mail'), 'clara@lastro.test');
  await person.type(screen.getByLabelText('Senha'), 'Lastro#2026');
  api.answer({ [STATUS]: DOWN });
  await person.keyboard('{Enter}');
  await arrive('/error/503');
});

it('who cannot be told from others is asked to try later', async () => {
  openPortal('/cotacao', { answers: { 'GET /user/find': refuse(500) } });
  expect(
    await screen.findByText('Tente novamente mais tarde ou contate o Administrador do sistema.'),
  ).toBeVisible();
});
