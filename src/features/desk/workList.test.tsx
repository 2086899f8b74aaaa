import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { QueueEntry } from '../../../contract/deskQueue';
import { refuse, type Answers } from '../../../tests/support/portal/fakeApi';
import { arrive, openPortal, patience } from '../../../tests/support/portal/openPortal';

const executive = { isExecutive: true, isPhysicalPerson: true };
const AS_OF = '2026-11-20T15:00:00.000Z';

const entry = (Identifier: string, changes: Partial<QueueEntry> = {}): QueueEntry => ({
  Identifier,
  QuoteType: 'BID',
  ProductName: 'Licitante',
  Status: 1,
  HolderName: 'Engenharia Vale Verde Ltda',
  HolderDocument: '11444777000161',
  InsuredName: 'Prefeitura de Santos',
  InsuredAmount: 10_000,
  GrossPremium: null,
  RequesterName: 'Tomás Ferreira',
  RequestByExecutive: false,
  CreatedAt: '2026-11-18T12:00:00.000Z',
  UpdatedAt: '2026-11-18T12:00:00.000Z',
  Turn: { Who: 'brokerage', Since: '2026-11-18T12:00:00.000Z', Until: '2026-11-19T12:00:00.000Z' },
  HeldBy: null,
  ...changes,
});

const page = (...Items: QueueEntry[]) => ({
  ...{ Items, Total: Items.length, More: false, Page: 1, PageSize: 10, Next: null, AsOf: AS_OF },
  Counts: [
    { Status: 1, Total: 2 },
    { Status: 5, Total: 1 },
    { Status: 9, Total: 7 },
  ],
});

const open = (answers: Answers, address = '/executivo') =>
  openPortal(address, { person: executive, answers });

const linksOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

it("the desk's menu leads where its tabs lead, in the same words", async () => {
  open({});
  const tabs = await screen.findByRole('navigation', { name: 'Mesa do executivo' }, patience);
  const menu = screen.getByRole('navigation', { name: 'Menu principal' });
  const group = within(menu).getByText('Portal Executivo').closest('li')!;
  await waitFor(() => expect(linksOf(group)).toEqual(linksOf(tabs)));
  expect(await screen.findByText('Nada espera por você.')).toBeVisible();
});

it('says of each request since when it waits, until when, and who has it', async () => {
  const HeldBy = { Name: 'Olga Nunes', IsMe: false, Since: AS_OF };
  open({ 'POST /desk/queue': page(entry('BID0000001'), entry('BID0000002', { HeldBy })) });
  const row = (await screen.findByRole('row', { name: /BID0000001/ }, patience)).textContent;
  expect(row).toContain('há 2 dias');
  expect(row).toContain('atrasada desde 19/11/2026, 09:00');
  expect(row).toContain('Sem responsável');
  expect(screen.getByRole('row', { name: /BID0000002/ })).toHaveTextContent('Olga Nunes');
  expect(screen.getByLabelText('Situação')).toHaveTextContent('Esperam pela corretora (3)');
});

it('a filter asks the server and stands in the address, what was typed does not', async () => {
  const { api, person } = open({ 'POST /desk/queue': page(entry('BID0000001')) });
  await screen.findByRole('row', { name: /BID0000001/ }, patience);
  await person.selectOptions(screen.getByLabelText('Responsável'), 'Sem responsável');
  await person.selectOptions(screen.getByLabelText('Espera'), 'Há mais de 3 dias');
  await person.type(screen.getByLabelText('Buscar'), 'santos');
  await waitFor(() =>
    expect(api.calls('POST /desk/queue').at(-1)?.body).toEqual({
      ...{ Text: 'santos', Holder: 'nobody', Days: 3 },
      Page: 1,
    }),
  );
  expect(window.location.search).toBe('?responsavel=livres&espera=3');
});

it('a list that cannot be read says so and can be asked for again', async () => {
  const { api, person } = open({ 'POST /desk/queue': refuse(503) });
  const again = await screen.findByRole('button', { name: 'Tentar novamente' }, patience);
  api.answer({ 'POST /desk/queue': page(entry('BID0000009')) });
  await person.click(again);
  expect(await screen.findByRole('row', { name: /BID0000009/ })).toBeVisible();
});

it('is taken up from its row, and who was faster is told', async () => {
  const { api, person } = open({ 'POST /desk/queue': page(entry('BID0000001')) });
  const row = await screen.findByRole('row', { name: /BID0000001/ }, patience);
  const Message = 'Olga Nunes assumiu esta solicitação em 20/11/2026, 12:00.';
  api.answer({ 'POST /desk/quote/take': refuse(409, { Code: 'HELD_BY_OTHER', Message }) });
  const take = async () => {
    await person.click(within(row).getByRole('button', { name: 'Ações' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Assumir', hidden: true }));
  };
  await take();
  await screen.findByText(/^Olga Nunes assumiu esta solicitação/);
  expect(api.calls('POST /desk/quote/take')[0]?.body).toEqual({ identifier: 'BID0000001' });
});

it('a desk that nobody may see is not there', async () => {
  openPortal('/executivo');
  await arrive('/error/404');
});
