import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { noteDone } from '../../shared/requests/justDone';
import { cut, type Call } from '../../../tests/support/portal/fakeApi';
import { arrive, heading, openPortal, patience, type Portal } from '../../../tests/support/portal/openPortal';
import { quoteAt } from '../../../tests/support/portal/quote';

const PATH = '/status-solicitacao';
const NONE = 'NENHUM REGISTRO ENCONTRADO.';
const SEARCH = 'POST /quotes/search';
const LOST = /Não foi possível falar com o servidor\./;

const request = {
  Identifier: 'BID0000001',
  QuoteType: 'BID',
  ProductName: 'Licitante',
  Status: 2,
  HolderName: 'Tomador',
  InsuredName: 'Segurado',
  InsuredDocument: '98877665000182',
  InsuredAmount: 10_000,
  GrossPremium: 150,
  ValidityStart: '2026-11-19',
  ValidityEnd: '2027-02-17',
  CreatedAt: '2026-11-19T12:00:00.000Z',
  UpdatedAt: '2026-11-19T12:00:00.000Z',
  ObjectNumbers: 'Edital 12/2026 · Contrato 88',
  ProposalNumber: null,
  Turn: { Who: 'customer', Since: '2026-11-19T12:00:00.000Z', Until: '2026-12-19T12:00:00.000Z' },
  IsRepeatable: true,
};
const found = (Items: readonly object[]) => ({
  Items,
  Total: Items.length,
  Page: 1,
  PageSize: 10,
  Next: null,
  Counted: 1000,
  Counts: Items.length > 0 ? [{ Status: 2, Total: Items.length }] : [],
});
interface Asked {
  Text?: string;
  From?: string;
  Status?: number;
  Product?: string;
  Sort?: string;
  Descending?: boolean;
}
const asked = (api: Portal['api']) => api.calls(SEARCH).at(-1)?.body as Asked;

it('is searched by document, says when nothing is found, and takes no period of more than a year', async () => {
  const answers = { [SEARCH]: ({ body }: Call) => found((body as Asked).From ? [] : [request]) };
  const { api, person } = openPortal(PATH, { answers });
  await heading('1 solicitação');
  await person.type(screen.getByLabelText(/^Buscar/), '98.877.665/0001-82 BID0000001');
  await waitFor(() => expect(asked(api).Text).toBe('98.877.665/0001-82 BID0000001'));
  await heading('1 solicitação');
  await person.click(screen.getByRole('button', { name: 'Solicitadas' }));
  const until = screen.getByLabelText(/^Solicitadas até/);
  await person.type(screen.getByLabelText(/^Solicitadas de/), '01012024');
  await person.type(until, '01012025');
  expect(await screen.findByText(NONE)).toBeVisible();
  await person.clear(until);
  await person.type(until, '02012025');
  expect(await screen.findByText('Limite máximo de pesquisa 1 ano.')).toBeInTheDocument();
  await person.clear(until);
  await person.type(until, '31122023');
  expect(await screen.findByText('A data final deve ser maior que a data inicial.')).toBeInTheDocument();
  await person.click(screen.getAllByRole('button', { name: 'Limpar filtros' }).at(-1)!);
  expect(await screen.findByText(/BID0000001/)).toBeVisible();
  expect(screen.getByLabelText('Solicitações', { selector: 'search' })).toHaveFocus();
});

it('what was typed is cleared with the filters in one round trip, and the focus stays with them', async () => {
  const { api, person } = openPortal(`${PATH}?situacao=2`, { answers: { [SEARCH]: found([request]) } });
  await heading('1 solicitação');
  await person.type(screen.getByLabelText(/^Buscar/), 'Serra');
  await waitFor(() => expect(asked(api)).toMatchObject({ Text: 'Serra', Status: 2 }));
  const before = api.calls(SEARCH).length;
  await person.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  await waitFor(() => expect(asked(api)).toEqual({ Sort: 'created', Descending: true, Page: 1 }));
  expect(api.calls(SEARCH)).toHaveLength(before + 1);
  expect(screen.queryByRole('button', { name: 'Limpar filtros' })).toBeNull();
  expect(screen.getByLabelText('Solicitações', { selector: 'search' })).toHaveFocus();
});

it('opens with the status that home leads to, whatever was searched for before', async () => {
  const { api } = openPortal(`${PATH}?situacao=2`, {
    answers: { [SEARCH]: found([request]) },
    kept: { 'quoteFilter:u-clara': JSON.stringify({ produto: 'BID' }) },
  });
  await heading('1 solicitação');
  expect(asked(api)).toMatchObject({ Status: 2, Sort: 'created', Descending: true });
  expect(asked(api).Product).toBeUndefined();
  expect(screen.getByRole('button', { name: 'Emitir Apólice 1' })).toHaveAttribute('aria-pressed', 'true');
});

it('is a table that says what comes next, sorted by a column, its filters in the address', async () => {
  const { api, person } = openPortal(PATH, { answers: { [SEARCH]: found([request]) } });
  const row = (await screen.findByRole('link', { name: 'BID0000001' })).closest('tr')!;
  for (const text of ['Licitante', 'Edital 12/2026 · Contrato 88', 'É a sua vez, até 19/12/2026'])
    expect(row).toHaveTextContent(text);
  const before = api.calls(SEARCH).length;
  await person.click(screen.getByRole('button', { name: 'Segurado e tomador' }));
  await waitFor(() => expect(asked(api)).toMatchObject({ Sort: 'insured', Descending: false }));
  await person.click(screen.getByRole('button', { name: /^Emitir Apólice/ }));
  await waitFor(() => expect(asked(api).Status).toBe(2));
  expect(window.location.search).toBe('?situacao=2&ordem=segurado');
  // An order and a filter are one round trip each: the tabs' counts and whose turn it is come with the list.
  expect(api.calls(SEARCH)).toHaveLength(before + 2);
  await person.type(screen.getByLabelText(/^Buscar/), 'joão');
  await waitFor(() => expect(asked(api).Text).toBe('joão'));
  expect(window.location.href).not.toContain('jo');
});

it('says of a request to correct that it is, and leads to where that is done', async () => {
  const { person } = openPortal(PATH, {
    answers: { [SEARCH]: found([{ ...request, Status: 1 }]), 'GET /quote/correction': cut },
  });
  const row = (await screen.findByRole('link', { name: 'BID0000001' }, patience)).closest('tr')!;
  expect(row).toHaveTextContent('Cotação em AnáliseCorreção pedida, até 19/12/2026');
  await person.click(within(row).getByRole('button', { name: 'Ações' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Corrigir', hidden: true }));
  await arrive('/cotacao/BID0000001/correcao');
});

it('a row has its commands, by keys too', async () => {
  const answers = { [SEARCH]: found([request]), 'GET /quote': await quoteAt(1) };
  const { person } = openPortal(PATH, { answers });
  const button = await screen.findByRole('button', { name: 'Ações' });
  button.focus();
  await person.keyboard('{Enter}');
  const items = await screen.findAllByRole('menuitem', { hidden: true });
  expect(items.map((item) => item.textContent)).toEqual([
    'Abrir',
    'Seguir com Emissão',
    'Repetir esta solicitação',
    'Comprovante de solicitação',
    'Minuta',
  ]);
  await waitFor(() => expect(items[0]).toHaveFocus());
  await person.keyboard('{Enter}');
  await arrive('/cotacao/BID0000001');
  await heading('Cotação BID0000001 · Licitante');
  const way = within(screen.getByRole('navigation', { name: 'Caminho' })).getAllByRole('link');
  expect(way.map(({ textContent }) => textContent)).toEqual(['Início', 'Status da Solicitação']);
  const menu = within(screen.getByRole('navigation', { name: 'Menu principal' }));
  expect(menu.getByRole('link', { name: 'Status da Solicitação' })).toHaveAttribute('aria-current', 'true');
  expect(menu.getByRole('link', { name: 'Solicitação de Apólice' })).not.toHaveAttribute('aria-current');
});

it('what was just done is told where the filters hide it, until it is seen', async () => {
  const other = { ...request, Identifier: 'BID0000002' };
  const { person } = openPortal(`${PATH}?situacao=2`, {
    answers: { [SEARCH]: ({ body }: Call) => found((body as Asked).Status ? [request] : [other, request]) },
  });
  noteDone('BID0000002');
  expect(await screen.findByText(/BID0000002 não está entre as filtradas/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Mostrar todas' }));
  await heading('2 solicitações');
  expect(screen.queryByText(/não está entre/)).toBeNull();
  await person.click(screen.getByRole('button', { name: /^Emitir Apólice/ }));
  await heading('1 solicitação');
  expect(screen.queryByText(/não está entre/)).toBeNull();
});

it('shows the way where nothing was asked for yet', async () => {
  const { person } = openPortal(PATH);
  expect(await screen.findByText(NONE, {}, patience)).toBeVisible();
  await person.click(screen.getByRole('link', { name: 'Solicitar apólice' }));
  await arrive('/cotacao');
});

it('is readable without a connection as it was last seen, which it says, and fresh once there is one', async () => {
  const { api, person } = openPortal(PATH, { answers: { [SEARCH]: found([request]) } });
  await heading('1 solicitação');
  await person.click(screen.getByRole('link', { name: 'Ajuda' }));
  await arrive('/ajuda');
  api.answer({ [SEARCH]: cut() });
  await person.click(screen.getByRole('link', { name: 'Status da Solicitação' }));
  expect(await screen.findByText(/Mostrando o que foi visto em /, {}, patience)).toBeVisible();
  expect(screen.getByText(/BID0000001/)).toBeVisible();
  api.answer({ [SEARCH]: found([request]) });
  await person.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await waitFor(() => expect(screen.queryByText(/Mostrando o que foi visto em /)).toBeNull());
});

it('says so where it cannot be read, and can be read again', async () => {
  const { api, person } = openPortal(PATH, { answers: { [SEARCH]: cut() } });
  expect(await screen.findByText(LOST, {}, patience)).toBeVisible();
  api.answer({ [SEARCH]: found([request]) });
  await person.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await heading('1 solicitação');
  expect(screen.queryByText(LOST)).toBeNull();
});

it('is narrowed to one spreadsheet, whose requests are summed up as one thing', async () => {
  const [Id, Name, CreatedAt] = [
    'd0000000-0000-4000-8000-000000000028',
    'editais.csv',
    '2026-11-19T12:00:00.000Z',
  ];
  const batch = {
    Id,
    Name,
    CreatedAt,
    ProductName: 'Licitante',
    Total: 12,
    Offered: 8,
    GrossPremium: 23_456.78,
  };
  const answers = {
    [SEARCH]: ({ body }: Call) => found((body as { Batch?: string }).Batch ? [request] : []),
    'GET /quotes/batches': [{ Id, Name, CreatedAt }],
    'GET /quotes/batch': batch,
  };
  const { api, person } = openPortal(PATH, { answers });
  await waitFor(() => expect(api.calls(SEARCH)).not.toHaveLength(0), patience);
  expect(screen.queryByRole('region', { name: 'Planilha' })).toBeNull();
  await person.selectOptions(await screen.findByLabelText('Planilha'), 'editais.csv, 19/11/2026');
  await heading('1 solicitação');
  expect(api.calls(SEARCH).at(-1)?.body).toMatchObject({ Batch: Id });
  const summed = await screen.findByRole('region', { name: 'Planilha' });
  expect(summed).toHaveTextContent(/^editais\.csv: 12 solicitações de Licitante, desde 19\/11\/2026\./);
  expect(summed).toHaveTextContent(/8 com preço: R\$\s23\.456,78 no total\.$/);
});
