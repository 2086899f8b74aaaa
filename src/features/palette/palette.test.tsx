import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { user } from '../../../tests/support/portal/answers';
import { listedBid } from '../../../tests/support/portal/bid';
import { cut, refuse } from '../../../tests/support/portal/fakeApi';
import { arrive, heading, openPortal, patience } from '../../../tests/support/portal/openPortal';
import { offer, quoteAt } from '../../../tests/support/portal/quote';
import { STATUS } from '../../../contract/statuses/quote';
import { matching, placesOf } from './places';

const labels = (typed: string, person = user) => matching(placesOf(person), typed).map(({ label }) => label);

describe('where it leads', () => {
  it('is found by words in any order, without accents and in any case', () => {
    expect(labels('FINANC')).toEqual(['Financeiro']);
    expect(labels('locaticia solicitar')).toEqual(['Fiança Locatícia']);
    expect(labels('helicóptero')).toEqual([]);
  });

  it('is what a person may open: no desk, and for natural persons nothing of companies', () => {
    expect(labels('executivo')).toEqual([]);
    expect(labels('links para clientes', { ...user, isExecutive: true })).toEqual(['Links para clientes']);
    expect(labels('solicit', { ...user, isPhysicalPerson: true })).toEqual([]);
    expect(labels('usuários', { ...user, isPhysicalPerson: true })).toEqual([]);
  });
});

const quote = {
  ...{ Identifier: 'BID0000007', QuoteType: 'BID', ProductName: 'Licitante', Status: 2, HolderName: 'Serra' },
  ...{ InsuredName: 'Município de Aurora', InsuredAmount: 1, GrossPremium: null, InsuredDocument: null },
  ...{ ValidityStart: null, ValidityEnd: null, CreatedAt: '2026-11-20T12:00:00Z' },
  UpdatedAt: '2026-11-20T12:00:00Z',
};
const found = { Items: [quote], Total: 1, Page: 1, PageSize: 10, More: false };
const kept = {
  Id: 'd0000000-0000-4000-8000-000000000008',
  InsuredName: 'DNIT',
  CreatedAt: '2026-11-19T12:00:00Z',
};
const NAME = 'Página, produto, número, nome ou CPF/CNPJ';

describe('the keyboard', () => {
  it('what is typed before its code is there is typed into it', async () => {
    const { person } = openPortal('/ajuda', { answers: { 'POST /InsurancePolicy/search': cut } });
    await screen.findByRole('button', { name: 'Ir para (Ctrl + K)' }, patience);
    await person.keyboard('{Control>}k{/Control}finx{Backspace}anc');
    expect(await screen.findByLabelText(NAME, {}, patience)).toHaveValue('financ');
  });

  it('Ctrl+K leads to a request by its insured, also where policies cannot be read, and gives the focus back', async () => {
    const answers = {
      'GET /quotes/search': found,
      'POST /InsurancePolicy/search': cut,
      'GET /quote': await quoteAt(STATUS.paymentReady, { Quote: offer }),
    };
    const { person, api } = openPortal('/ajuda', { answers });
    const opener = await screen.findByRole('button', { name: 'Ir para (Ctrl + K)' }, patience);
    opener.focus();
    await person.keyboard('{Control>}k{/Control}');
    const search = await screen.findByRole('combobox', { name: NAME }, patience);
    await waitFor(() => expect(search).toHaveFocus());
    await person.click(screen.getByRole('button', { name: 'Fechar janela' }));
    await waitFor(() => expect(screen.queryByRole('combobox', { name: NAME })).toBeNull());
    expect(opener).toHaveFocus();
    await person.keyboard('{Control>}k{/Control}');
    await person.type(await screen.findByRole('combobox', { name: NAME }), 'aurora');
    const line = await screen.findByRole('option', { name: /^Solicitações\s*Licitante BID0000007/ });
    expect(within(line).getByText('Município de Aurora · Emitir Apólice')).toBeVisible();
    expect(line).toHaveAttribute('aria-selected', 'true');
    expect(api.calls('GET /quotes/search').at(-1)!.query.get('text')).toBe('aurora');
    await person.keyboard('{Enter}');
    await arrive('/cotacao/BID0000007/status');
    await heading('Sua cotação foi aprovada');
  });

  it('asks for a request again: beside the way to it, and alone after “repetir”, which begins with the newest', async () => {
    const endorsement = {
      ...quote,
      Identifier: 'END0000003',
      ProductName: 'Endosso',
      Status: STATUS.endorsementIssued,
    };
    const { person, api } = openPortal('/ajuda', {
      answers: {
        'GET /quotes/search': { ...found, Items: [quote, endorsement] },
        'POST /InsurancePolicy/search': cut,
        'GET /quote/repeat': refuse(404, { Code: 'NOT_FOUND', Message: 'Cotação não encontrada.' }),
      },
    });
    await screen.findByRole('button', { name: 'Ir para (Ctrl + K)' }, patience);
    await person.keyboard('{Control>}k{/Control}');
    const search = await screen.findByRole('combobox', { name: NAME }, patience);
    await person.type(search, 'aurora');
    const groups = () => screen.queryAllByRole('option').map((line) => line.firstChild?.textContent);
    await waitFor(() => expect(groups()).toEqual(['Solicitações', 'Solicitações', 'Repetir']));
    await person.clear(search);
    await person.type(search, 'Repetir');
    await waitFor(() => expect(groups()).toEqual(['Repetir']));
    expect(api.calls('GET /quotes/search').at(-1)!.query.get('text')).toBe('');
    await person.type(search, ' aurora');
    await waitFor(() => expect(api.calls('GET /quotes/search').at(-1)!.query.get('text')).toBe('aurora'));
    await person.keyboard('{Enter}');
    await waitFor(() =>
      expect(api.calls('GET /quote/repeat')[0]!.query.get('identifier')).toBe('BID0000007'),
    );
  });

  it('leads to what was kept: a draft where it was left, a template as a request that begins', async () => {
    const template = { ...kept, Product: 'licitante', Name: 'Pregões do DNIT' };
    const { person } = openPortal('/ajuda', {
      answers: {
        'GET /draft': [{ ...listedBid, Name: 'Pregão de Santos', Step: null }],
        'GET /template': [template],
        'GET /template/*': refuse(410, { Code: 'TEMPLATE_GONE', Message: 'Este modelo não existe mais.' }),
        'POST /InsurancePolicy/search': cut,
      },
    });
    await screen.findByRole('button', { name: 'Ir para (Ctrl + K)' }, patience);
    await person.keyboard('{Control>}k{/Control}');
    const search = await screen.findByRole('combobox', { name: NAME }, patience);
    await person.type(search, 'pregao');
    expect(await screen.findByRole('option', { name: /Pregão de Santos/ })).toBeVisible();
    await person.clear(search);
    await person.type(search, 'modelo dnit');
    await screen.findByRole('option', { name: /Pregões do DNIT/ });
    await person.keyboard('{Enter}');
    await screen.findByText('Este modelo não existe mais.');
    await person.keyboard('{Control>}k{/Control}');
    await person.type(await screen.findByRole('combobox', { name: NAME }), 'pregao santos');
    await screen.findByRole('option', { name: /Pregão de Santos/ });
    await person.keyboard('{Enter}');
    await arrive('/cotacao/garantia/licitante');
  });

  it('arrows go round the list, and what is not there is said', async () => {
    const none = { Items: [], Total: 0, Page: 1, PageSize: 10, More: false, Counts: {} };
    const { person } = openPortal('/ajuda', { answers: { 'POST /InsurancePolicy/search': none } });
    await person.click(await screen.findByRole('button', { name: 'Ir para (Ctrl + K)' }, patience));
    const search = await screen.findByRole('combobox', { name: NAME }, patience);
    await person.type(search, 'fi');
    await person.keyboard('{ArrowUp}');
    expect(screen.getAllByRole('option').at(-1)).toHaveAttribute('aria-selected', 'true');
    await person.clear(search);
    await person.type(search, 'zzzz');
    expect(await screen.findByText('Nada encontrado. Tente outras palavras.')).toBeVisible();
    await person.clear(search);
    await person.type(search, 'financeiro{Enter}');
    await arrive('/financeiro');
  });

  it('“?” shows the keys, but is a letter where one types', async () => {
    const { person } = openPortal('/status-solicitacao');
    const field = await screen.findByRole('searchbox', { name: 'Buscar' }, patience);
    await person.type(field, '?');
    expect(field).toHaveValue('?');
    expect(screen.queryByRole('heading', { name: 'Atalhos do teclado' })).toBeNull();
    field.blur();
    await person.keyboard('?');
    await heading('Atalhos do teclado');
  });
});
