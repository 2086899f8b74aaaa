import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { DeskFigures } from '../../../contract/deskFigures';
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
  Turn: {
    Who: 'brokerage',
    Since: '2026-11-18T12:00:00.000Z',
    Until: '2026-11-19T12:00:00.000Z',
    Deadline: null,
  },
  HeldBy: null,
  ...changes,
});

const page = (...Items: QueueEntry[]) => ({
  ...{
    Items,
    Total: Items.length,
    More: false,
    Page: 1,
    PageSize: 10,
    Next: null,
    AsOf: AS_OF,
    Counted: 1000,
  },
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

it("the desk's rooms stand in the menu alone, and nothing waits", async () => {
  open({});
  expect(await screen.findByText('Nada espera por você.', {}, patience)).toBeVisible();
  const menu = screen.getByRole('navigation', { name: 'Menu principal' });
  const group = within(menu).getByText('Portal Executivo').closest('li')!;
  expect(linksOf(group)).toContainEqual(['Textos prontos', '/executivo/textos']);
  expect(screen.getAllByRole('link', { name: 'Textos prontos' })).toHaveLength(1);
});

it('says of each request since when it waits, until when, and who has it', async () => {
  const HeldBy = { Name: 'Olga Nunes', IsMe: false, Since: AS_OF };
  open({ 'POST /desk/queue': page(entry('BID0000001'), entry('BID0000002', { HeldBy })) });
  const row = (await screen.findByRole('row', { name: /BID0000001/ }, patience)).textContent;
  expect(row).toContain('há 2 dias');
  expect(row).toContain('atrasada desde 19/11/2026, 09:00');
  expect(row).toContain('Sem responsável');
  expect(screen.getByRole('row', { name: /BID0000002/ })).toHaveTextContent('Olga Nunes');
  const views = within(screen.getByRole('group', { name: 'Situação' }));
  expect(views.getByRole('button', { name: 'Esperam pela corretora 3' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(views.getByRole('button', { name: 'Todas 10' })).toBeVisible();
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

async function takeFrom(person: ReturnType<typeof open>['person'], row: HTMLElement) {
  await person.click(within(row).getByRole('button', { name: 'Ações' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Assumir', hidden: true }));
}

it('is taken up from its row, and who was faster is told', async () => {
  const { api, person } = open({ 'POST /desk/queue': page(entry('BID0000001')) });
  const row = await screen.findByRole('row', { name: /BID0000001/ }, patience);
  const Message = 'Olga Nunes assumiu esta solicitação em 20/11/2026, 12:00.';
  api.answer({ 'POST /desk/quote/take': refuse(409, { Code: 'HELD_BY_OTHER', Message }) });
  await takeFrom(person, row);
  await screen.findByText(/^Olga Nunes assumiu esta solicitação/);
  expect(api.calls('POST /desk/quote/take')[0]?.body).toEqual({ identifier: 'BID0000001' });
});

it('a refusal goes with the next attempt, which may succeed', async () => {
  const { api, person } = open({ 'POST /desk/queue': page(entry('BID0000001')) });
  const row = await screen.findByRole('row', { name: /BID0000001/ }, patience);
  const Message = 'Não foi possível concluir.';
  api.answer({ 'POST /desk/quote/take': refuse(503, { Code: 'UNAVAILABLE', Message }) });
  await takeFrom(person, row);
  await screen.findByText(Message);
  api.answer({ 'POST /desk/quote/take': null });
  await takeFrom(person, row);
  await screen.findByText('A solicitação está com você.');
  expect(screen.queryByText(Message)).toBeNull();
});

it('a refusal stays until it is closed, or its page is left', async () => {
  const Message = 'Olga Nunes assumiu esta solicitação em 20/11/2026, 12:00.';
  const { person } = open({
    'POST /desk/queue': page(entry('BID0000001')),
    'POST /desk/quote/take': refuse(409, { Code: 'HELD_BY_OTHER', Message }),
  });
  await takeFrom(person, await screen.findByRole('row', { name: /BID0000001/ }, patience));
  await screen.findByText(Message);
  await person.click(screen.getByRole('link', { name: 'Textos prontos' }));
  await waitFor(() => expect(screen.queryByText(Message)).toBeNull());
});

it.each([
  ['one of two', [entry('BID0000001')]],
  ['the last', []],
])('leaves the focus in the list when %s that it showed is taken up', async (_which, left) => {
  const before = page(entry('BID0000001'), entry('BID0000002'));
  const { api, person } = open({ 'POST /desk/queue': before, 'POST /desk/quote/take': null });
  const row = await screen.findByRole('row', { name: /BID0000002/ }, patience);
  const list = row.parentElement!.closest('[tabindex="-1"]');
  api.answer({ 'POST /desk/queue': page(...left) });
  await takeFrom(person, row);
  await waitFor(() => expect(row).not.toBeInTheDocument());
  expect(list).toHaveFocus();
});

it('a filter is saved under a name, shown by one press, and deleted after a question', async () => {
  const saved = { Id: '00000000-0000-4000-8000-000000000001', Name: 'Antigas', Address: 'espera=7' };
  const { api, person } = open({
    'POST /desk/queue': page(entry('BID0000001')),
    'GET /desk/filters': [saved],
    'POST /desk/filters': saved,
    'DELETE /desk/filter': null,
  });
  const chip = await screen.findByRole('button', { name: 'Antigas' }, patience);
  expect(screen.queryByRole('button', { name: 'Salvar filtro' })).toBeNull();
  await person.selectOptions(screen.getByLabelText('Responsável'), 'Minhas');
  await person.click(screen.getByRole('button', { name: 'Salvar filtro' }));
  await waitFor(() => expect(screen.getByLabelText('Nome do filtro')).toHaveFocus());
  await person.keyboard('Meu dia');
  await person.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() =>
    expect(api.calls('POST /desk/filters')[0]?.body).toEqual({
      ...{ name: 'Meu dia', address: 'responsavel=minhas' },
    }),
  );
  await person.click(chip);
  await waitFor(() => expect(window.location.search).toBe('?espera=7'));
  expect(chip).toHaveAttribute('aria-pressed', 'true');
  await person.click(screen.getByRole('button', { name: 'Ações do filtro Antigas' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Excluir', hidden: true }));
  await person.click(await screen.findByRole('button', { name: 'Excluir', hidden: true }));
  await waitFor(() => expect(api.calls('DELETE /desk/filter')).toHaveLength(1));
});

it('the figures stand in charts and in the tables behind them, and lead to their lists', async () => {
  const median = { Came: 3, Answered: 2, MedianSeconds: 5400 };
  const figures: DeskFigures = {
    ...{ AsOf: AS_OF, Waiting: 1, ...median },
    Periods: [
      { Start: '2026-11-19', Came: 0, Answered: 0, MedianSeconds: null },
      { Start: '2026-11-20', ...median },
    ],
    Products: [
      { Code: 'BID', Name: 'Licitante', Waiting: 1, WaitingSince: '2026-11-17T15:00:00.000Z', ...median },
    ],
    Ages: [
      { Days: 0, Waiting: 1 },
      { Days: 3, Waiting: 1 },
    ],
  };
  open({ 'GET /desk/figures': figures }, '/executivo/painel');
  expect((await screen.findAllByText('1,5 h', {}, patience)).length).toBeGreaterThan(0);
  const days = screen.getByRole('table', { name: 'Recebidas e respondidas por dia', hidden: true });
  expect(within(days).getByRole('row', { name: '20/11/2026 3 2 1,5 h', hidden: true })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Há mais de 3 dias/ })).toHaveAttribute(
    'href',
    '/executivo?espera=3',
  );
  expect(screen.getByRole('link', { name: '1 de Licitante' })).toHaveAttribute(
    'href',
    '/executivo?produto=BID',
  );
});

it('a desk that nobody may see is not there', async () => {
  openPortal('/executivo');
  await arrive('/error/404');
});
