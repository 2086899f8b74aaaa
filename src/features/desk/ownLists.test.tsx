import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { DeskText } from '../../../contract/deskTexts';
import type { DeskLink, LinkPage } from '../../../contract/links';
import type { DeskUser, UserPage } from '../../../contract/nomination';
import { refuse } from '../../../tests/support/portal/fakeApi';
import { openPortal, patience } from '../../../tests/support/portal/openPortal';

/** The desk's own lists: its users, links and prepared texts. */
const facts = { Page: 1, PageSize: 10 };
const SEARCH_USERS = 'POST /desk/users/search';
const SEARCH_LINKS = 'POST /desk/links/search';
const END_ACCESS = 'POST /desk/users/access';

const person = (Uid: string, Name: string): DeskUser => ({
  ...{ Uid, Name, Email: `${Uid}@lastro.test`, CPF: null, IsCPFShared: false, MobilePhone: null },
  ...{ Company: null, EmailConfirmed: true, AccessEnded: false, IdleMonths: null, LastLoginAt: null },
  ...{ CreatedAt: '2026-11-20T15:00:00.000Z', Clients: [] },
});

const link = (Id: string, Name: string): DeskLink => ({
  ...{ Id, Client: { Name, Document: '11444777000161' }, Flow: 'cotacao', State: 'active' },
  ...{ CreatedBy: { Name: 'Elisa Duarte', IsMe: true }, CreatedAt: '2026-11-20T15:00:00.000Z' },
  ...{ ExpiresAt: '2026-11-27T15:00:00.000Z', RevokedAt: null },
});

const text = (Id: string, Kind: DeskText['Kind'], Title: string): DeskText => ({
  ...{ Id, Kind, Title, Text: `Sobre ${Title}.`, UpdatedBy: 'Elisa Duarte' },
  UpdatedAt: '2026-11-20T15:00:00.000Z',
});

const users = (...Items: DeskUser[]): UserPage => ({
  ...{ Items, Total: Items.length, ...facts },
  Counts: { pending: Items.length, nominated: 4, idle: 2 },
});

const links = (...Items: DeskLink[]): LinkPage => ({
  ...{ Items, Total: Items.length, ...facts },
  Counts: { active: Items.length, expired: 3, revoked: 1 },
});

const open = (path: string, answers: Record<string, unknown>) =>
  openPortal(path, { person: { isExecutive: true }, answers });

it('users are searched for in a body, by what was typed, in the state of the tab', async () => {
  const { api, person: who } = open('/executivo/usuarios', { [SEARCH_USERS]: users(person('ana', 'Ana')) });
  await screen.findByRole('row', { name: /Ana/ }, patience);
  await who.click(await screen.findByRole('button', { name: 'Dos meus clientes 4' }));
  await who.type(screen.getByRole('searchbox', { name: 'Buscar' }), 'prado');
  const asked = { State: 'nominated', Sort: 'name', Descending: false, Page: 1 };
  await waitFor(() => expect(api.calls(SEARCH_USERS).at(-1)?.body).toEqual({ Text: 'prado', ...asked }));
  await waitFor(() => expect(window.location.search).toBe('?situacao=nomeados'));
});

it('the access of several is ended at once; one that is refused stops no other, and is told', async () => {
  const all = users(person('ana', 'Ana'), person('bia', 'Bia'));
  const { api, person: who } = open('/executivo/usuarios', { [SEARCH_USERS]: all });
  await who.click(await screen.findByRole('checkbox', { name: 'Selecionar Ana' }, patience));
  await who.click(screen.getByRole('checkbox', { name: 'Selecionar Bia' }));
  const Message = 'Não foi possível concluir.';
  api.answer({
    [END_ACCESS]: ({ body }: { body: unknown }) =>
      (body as { Uid: string }).Uid === 'ana' ? refuse(503, { Code: 'UNAVAILABLE', Message }) : null,
  });
  await who.click(screen.getByRole('button', { name: 'Encerrar acesso' }));
  const question = await screen.findByRole('dialog', { name: 'Encerrar 2 acessos?', hidden: true });
  await who.click(within(question).getByRole('button', { name: 'Encerrar acesso', hidden: true }));
  await screen.findByText(`1 de 2 não mudaram: ${Message}`);
  expect(api.calls(END_ACCESS).map(({ body }) => body)).toEqual([
    { Uid: 'ana', Ended: true },
    { Uid: 'bia', Ended: true },
  ]);
});

it('j and Enter lead to the nomination of a user', async () => {
  const { person: who } = open('/executivo/usuarios', { [SEARCH_USERS]: users(person('ana', 'Ana')) });
  await screen.findByRole('row', { name: /Ana/ }, patience);
  await who.keyboard('j{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Nomear Ana', hidden: true })).toBeInTheDocument();
});

it('links show those that open something first; one is revoked after a question', async () => {
  const { api, person: who } = open('/executivo/links', {
    [SEARCH_LINKS]: links(link('1', 'Meridião Obras')),
    'DELETE /desk/links': null,
  });
  const row = await screen.findByRole('row', { name: /Meridião/ }, patience);
  expect(api.calls(SEARCH_LINKS)[0]?.body).toMatchObject({ State: 'active', Sort: 'made' });
  await who.click(within(row).getByRole('button', { name: 'Ações' }));
  await who.click(await screen.findByRole('menuitem', { name: 'Revogar', hidden: true }));
  await who.click(await screen.findByRole('button', { name: 'Revogar', hidden: true }));
  await screen.findByText(/^Link revogado\./);
  expect(api.calls('DELETE /desk/links')).toHaveLength(1);
});

it('a search for links that finds nothing says so, and gives it up', async () => {
  const { api, person: who } = open('/executivo/links', { [SEARCH_LINKS]: links() });
  await screen.findByText('Nenhum link ativo.', {}, patience);
  await who.type(screen.getByRole('searchbox', { name: 'Buscar' }), 'meridiao');
  await screen.findByText(/^Nenhum link combina/);
  await who.click(screen.getAllByRole('button', { name: 'Limpar filtros' })[0]!);
  await screen.findByText('Nenhum link ativo.');
  // What was kept is shown before it is asked for again.
  await waitFor(() => expect(api.calls(SEARCH_LINKS).at(-1)?.body).not.toHaveProperty('Text'));
});

it('texts are found by their words without accents, counted by what they are for', async () => {
  const { person: who } = open('/executivo/textos', {
    'GET /desk/texts': [
      text('1', 'denial', 'Documento ilegível'),
      text('2', 'denial', 'Limite'),
      text('3', 'correction', 'Balanço ilegível'),
    ],
  });
  await screen.findByRole('row', { name: /Limite/ }, patience);
  await who.type(screen.getByRole('searchbox', { name: 'Buscar' }), 'ILEGIVEL');
  await waitFor(() => expect(screen.queryByRole('row', { name: /Limite/ })).toBeNull());
  expect(screen.getByRole('button', { name: 'Todos 2' })).toHaveAttribute('aria-pressed', 'true');
  await who.click(screen.getByRole('button', { name: 'Pedido de correção 1' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Documento/ })).toBeNull());
  expect(screen.getByRole('row', { name: /Balanço/ })).toBeVisible();
});
