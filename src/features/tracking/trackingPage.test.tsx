import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cut, type Call } from '../../../tests/support/portal/fakeApi';
import { arrive, heading, openPortal, patience } from '../../../tests/support/portal/openPortal';

const PATH = '/status-solicitacao';
const NONE = 'NENHUM REGISTRO ENCONTRADO.';
const SEARCH = 'GET /quotes/search';
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
};
const found = (Items: readonly object[]) => ({ Items, Total: Items.length, Page: 1, PageSize: 10 });

it('is searched by document, says when nothing is found, and takes no period of more than a year', async () => {
  const answers = { [SEARCH]: ({ query }: Call) => found(query.get('from') ? [] : [request]) };
  const { api, person } = openPortal(PATH, { answers });
  await heading('1 solicitação');
  await person.type(screen.getByLabelText(/^Buscar/), '98.877.665/0001-82 BID0000001');
  await waitFor(() =>
    expect(api.calls(SEARCH).at(-1)?.query.get('text')).toBe('98.877.665/0001-82 BID0000001'),
  );
  await heading('1 solicitação');
  const until = screen.getByLabelText(/^Solicitadas até/);
  await person.type(screen.getByLabelText(/^Solicitadas de/), '01012024');
  await person.type(until, '01012025');
  expect(await screen.findByText(NONE)).toBeVisible();
  await person.clear(until);
  await person.type(until, '02012025');
  expect(await screen.findByText('Limite máximo de pesquisa 1 ano.')).toBeVisible();
  await person.clear(until);
  await person.type(until, '31122023');
  expect(await screen.findByText('A data final deve ser maior que a data inicial.')).toBeVisible();
  await person.click(screen.getAllByRole('button', { name: 'Limpar filtros' }).at(-1)!);
  expect(await screen.findByText(/BID0000001/)).toBeVisible();
});

it('opens with the status that home leads to, whatever was searched for before', async () => {
  localStorage.setItem('quoteFilter:u', JSON.stringify({ product: 'BID' }));
  sessionStorage.setItem('quoteFilter:u', JSON.stringify({ text: 'outra', page: 3 }));
  const { api } = openPortal(`${PATH}?situacao=2`, { answers: { [SEARCH]: found([request]) } });
  await heading('1 solicitação');
  const { query } = api.calls(SEARCH).at(-1)!;
  expect([query.get('status'), query.get('product'), query.get('text')]).toEqual(['2', null, null]);
  expect(window.location.search).toBe('');
  expect(screen.getByLabelText('Situação')).toHaveDisplayValue('Emitir Apólice');
});

it('shows the way where nothing was asked for yet', async () => {
  const { person } = openPortal(PATH);
  expect(await screen.findByText(NONE, {}, patience)).toBeVisible();
  await person.click(screen.getByRole('link', { name: 'Solicitar apólice' }));
  await arrive('/cotacao');
});

it('says so where it cannot be read, and can be read again', async () => {
  const { api, person } = openPortal(PATH, { answers: { [SEARCH]: cut() } });
  expect(await screen.findByText(LOST, {}, patience)).toBeVisible();
  api.answer({ [SEARCH]: found([request]) });
  await person.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await heading('1 solicitação');
  expect(screen.queryByText(LOST)).toBeNull();
});
