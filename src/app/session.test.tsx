import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TODAY } from '../../tests/support/portal/answers';
import { refuse } from '../../tests/support/portal/fakeApi';
import { arrive, openPortal, reopenPortal } from '../../tests/support/portal/openPortal';

const CHECK = 'GET /user/checkNomination';
const DAY = 'missedAppointmentDate';

it('a session that the server no longer accepts ends with its words', async () => {
  openPortal('/status-solicitacao', { answers: { 'POST /quotes/search': refuse(401) } });
  const dialog = await screen.findByRole('dialog', { name: 'Sessão expirada!' });
  expect(dialog).toHaveTextContent('Faça o login novamente!');
  await arrive('/login');
});

it.each(['/cotacao/garantia/licitante', '/COTACAO?x=1', '/%63otacao', '/cotacao/BID0000001/status'])(
  'a natural person is sent from %s to /inicio',
  async (address) => {
    openPortal(address, { person: { isPhysicalPerson: true } });
    await arrive('/inicio');
    expect(await screen.findByText('Solicitações são feitas por empresas')).toBeVisible();
  },
);

it('a request that there is not is not found', async () => {
  openPortal('/cotacao/BID9999999/status', {
    answers: { 'GET /quote': refuse(404), 'GET /quote/*': refuse(404) },
  });
  await arrive('/error/404');
  expect(await screen.findByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
});

it('a link followed signed out leads through the login page to its place', async () => {
  const { person } = openPortal('/status-solicitacao', { person: null });
  await arrive('/login');
  await person.type(await screen.findByLabelText('E-mail'), 'clara@lastro.test');
  await person.type(screen.getByLabelText('Senha'), 'Lastro#2026');
  await person.click(screen.getByRole('button', { name: 'Entrar' }));
  await arrive('/status-solicitacao');
});

it('who has no client is signed out with the server’s words', async () => {
  const Message = 'Usuário sem cliente(s) nomeado(s). Por favor contate o Executivo.';
  openPortal('/ajuda', { answers: { [CHECK]: refuse(422, { Message }) } });
  expect(await screen.findByText(Message)).toBeVisible();
  await arrive('/login');
  expect(localStorage.getItem(DAY)).toBeNull();
});

it('the nomination is checked once a day', async () => {
  const { api } = openPortal('/ajuda');
  await waitFor(() => expect(localStorage.getItem(DAY)).toBe(TODAY));
  expect(api.calls(CHECK)).toHaveLength(1);
  localStorage.setItem(DAY, '2020-01-01');
  cleanup();
  reopenPortal();
  await waitFor(() => expect(localStorage.getItem(DAY)).toBe(TODAY));
  expect(api.calls(CHECK)).toHaveLength(2);
});

it('what was found of somebody else on this computer says nothing of this user', async () => {
  const kept = { [DAY]: TODAY, missedAppointmentUser: 'u-other' };
  openPortal('/ajuda', { kept });
  await waitFor(() => expect(localStorage.getItem('missedAppointmentUser')).toBe('u-clara'));
});

it('what counts for who signed out counts for nobody else, and a draft of another person goes when one signs in', async () => {
  const own = 'lastro:draft:u-clara:licitante:a';
  const others = 'lastro:draft:u-other:licitante:b';
  const kept = {
    ...{ [DAY]: TODAY, missedAppointmentUser: 'u-clara', newExecutiveNotification: 'false' },
    ...{ RegistrationUpdate: TODAY, [own]: '{}', visited: '{"uid":"u-clara","addresses":["/ajuda"]}' },
  };
  const { person } = openPortal('/ajuda', { kept });
  await person.click(await screen.findByRole('button', { name: /^Perfil/ }));
  await person.click(screen.getByText('Sair'));
  await arrive('/login');
  expect(Object.keys(localStorage).filter((key) => !key.startsWith('firebase:'))).toEqual([]);
  // Another one's session had run out here meanwhile, as this one's once did.
  for (const key of [own, others]) localStorage.setItem(key, '{}');
  await person.type(await screen.findByLabelText('E-mail'), 'clara@lastro.test');
  await person.type(screen.getByLabelText('Senha'), 'Lastro#2026');
  await person.click(screen.getByRole('button', { name: 'Entrar' }));
  await waitFor(() => expect(localStorage.getItem(others)).toBeNull());
  // It may have reached the server already.
  expect(localStorage.getItem(own)).not.toBeNull();
});
