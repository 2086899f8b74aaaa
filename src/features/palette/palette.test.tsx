import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { plans, user } from '../../../tests/support/portal/answers';
import { listedBid } from '../../../tests/support/portal/bid';
import { cut, refuse } from '../../../tests/support/portal/fakeApi';
import { arrive, heading, openPortal, patience } from '../../../tests/support/portal/openPortal';
import { offer, quoteAt } from '../../../tests/support/portal/quote';
import { STATUS } from '../../../contract/statuses/quote';
import { matching } from './matching';
import { actionsOf, placesOf } from './places';

const named = (typed: string, person = user) => matching(placesOf(person), typed).map(({ label }) => label);
const natural = { ...user, isPhysicalPerson: true };

describe('where it leads', () => {
  it.each([
    ['boleto', 'Financeiro'],
    ['segunda via', 'Financeiro'],
    ['segunda via da apólice', 'Apólices'],
    ['contrato', 'Apólices'],
    ['renovar', 'Oportunidades'],
    ['tema escuro', 'Tema escuro'],
    ['modo noturno', 'Tema escuro'],
    ['licit', 'Licitante'],
    ['pregao', 'Licitante'],
    ['FINANC', 'Financeiro'],
    ['locaticia solicitar', 'Fiança Locatícia'],
  ])('“%s” leads to %s', (typed, label) => {
    expect(named(typed)[0]).toBe(label);
  });

  it('what begins so comes before what merely holds it, and a group is no word of its lines', () => {
    expect(named('licit')).not.toContain('Fiança Locatícia');
    expect(named('licit').indexOf('Licitante')).toBeLessThan(
      named('licit').indexOf('Solicitação de Apólice'),
    );
    expect(named('helicóptero')).toEqual([]);
  });

  it('every word of a tutorial leads somewhere besides it', () => {
    const places = placesOf({ ...user, isResponsibleClient: true });
    const words = places.filter(({ group }) => group === 'Ajuda').flatMap((place) => place.words ?? []);
    const lost = words.filter((word) => matching(places, word).every(({ group }) => group === 'Ajuda'));
    expect(lost).toEqual([]);
  });

  it('is what a person may open: no desk, no users of others, and for natural persons nothing of companies', () => {
    expect(named('executivo')).toEqual([]);
    expect(named('links para clientes', { ...user, isExecutive: true })).toEqual(['Links para clientes']);
    for (const word of ['ausência', 'férias', 'substituto']) {
      expect([word, named(word)]).toEqual([word, []]);
      expect(named(word, { ...user, isExecutive: true })[0]).toBe('Ausências');
    }
    expect(named('usuários')).toEqual([]);
    expect(named('usuários', { ...user, isResponsibleClient: true })[0]).toBe('Gerenciar Usuários');
    expect(named('solicit', natural)).toEqual([]);
    expect(named('boleto', natural)[0]).toBe('Financeiro');
    const closed = placesOf(natural).filter(({ to }) =>
      /cotacao|endossos|status-solicitacao|rascunhos/.test(to),
    );
    expect([
      ...closed,
      ...actionsOf(placesOf(natural)).filter(({ to }) => /cotacao|endossos/.test(to)),
    ]).toEqual([]);
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

/** Types it into the palette, which is opened by its key. */
async function lookFor(person: UserEvent, text: string) {
  await screen.findByRole('button', { name: 'Ir para (Ctrl + K)' }, patience);
  await person.keyboard('{Control>}k{/Control}');
  const search = await screen.findByRole('combobox', { name: NAME }, patience);
  if (text) await person.type(search, text);
  return search;
}

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
    const line = await screen.findByRole('option', { name: /^Abrir Licitante BID0000007/ });
    expect(screen.getByText('Município de Aurora · Emitir Apólice')).toBeVisible();
    expect(line).toHaveAttribute('aria-selected', 'true');
    expect(api.calls('GET /quotes/search').at(-1)!.query.get('text')).toBe('aurora');
    await person.keyboard('{Enter}');
    await arrive('/cotacao/BID0000007/status');
    await heading('Sua cotação foi aprovada');
  });

  it('each request is one row with what may be done with it, gone through by → and ←', async () => {
    const endorsement = {
      ...quote,
      Identifier: 'END0000003',
      ProductName: 'Endosso',
      Status: STATUS.endorsementIssued,
    };
    const issued = { ...quote, Identifier: 'BID0000005', Status: STATUS.issued, PolicyNumber: 'POL5' };
    const { person } = openPortal('/ajuda', {
      answers: {
        'GET /quotes/search': { ...found, Items: [{ ...quote, GrossPremium: 10 }, endorsement, issued] },
        'POST /InsurancePolicy/search': cut,
      },
    });
    const search = await lookFor(person, 'aurora');
    const rows = () => screen.getAllByRole('group', { name: /0000/ });
    const verbs = () =>
      rows().map((row) =>
        within(row)
          .getAllByRole('option')
          .map((one) => one.textContent),
      );
    await waitFor(() =>
      expect(verbs()).toEqual([['Abrir', 'Pagar', 'Repetir'], ['Abrir'], ['Abrir', 'Endossar', 'Repetir']]),
    );
    const chosen = () => screen.getByRole('option', { selected: true });
    await person.keyboard('{ArrowRight}');
    expect(chosen()).toHaveAccessibleName('Pagar Licitante BID0000007, Município de Aurora · Emitir Apólice');
    expect(search.getAttribute('aria-activedescendant')).toBe(chosen().id);
    await person.keyboard('{ArrowRight}{ArrowRight}');
    expect(chosen()).toHaveTextContent('Repetir');
    await person.keyboard('{ArrowLeft}{ArrowLeft}{ArrowDown}{ArrowDown}{ArrowRight}');
    expect(chosen()).toHaveAccessibleName(/^Endossar Licitante BID0000005/);
    await person.keyboard('{Home}{ArrowRight}x');
    expect(search).toHaveValue('axurora');
  });

  it('a verb asks for the newest with which it can be done, does it first, and goes to the payment', async () => {
    const { person, api } = openPortal('/ajuda', {
      answers: {
        'GET /quotes/search': {
          ...found,
          Items: [quote, { ...quote, Identifier: 'BID8', GrossPremium: 10 }],
        },
        'POST /InsurancePolicy/search': cut,
        'GET /quote': await quoteAt(STATUS.paymentReady, { Quote: offer }),
        'GET /quote/payment/plans': plans,
        'GET /quote/repeat': refuse(404),
      },
    });
    const search = await lookFor(person, 'Repetir');
    await screen.findByRole('option', { name: /^Repetir Licitante BID8/ });
    expect(api.calls('GET /quotes/search').at(-1)!.query.get('text')).toBe('');
    await person.type(search, ' aurora');
    await waitFor(() => expect(api.calls('GET /quotes/search').at(-1)!.query.get('text')).toBe('aurora'));
    await person.keyboard('{Enter}');
    await waitFor(() =>
      expect(api.calls('GET /quote/repeat')[0]!.query.get('identifier')).toBe('BID0000007'),
    );
    await person.click(await screen.findByRole('button', { name: 'Fechar' }));
    await lookFor(person, 'pagar aurora');
    expect(await screen.findByRole('option', { name: /^Pagar Licitante BID8/ })).toBeVisible();
    expect(screen.queryByRole('option', { name: /BID0000007/ })).toBeNull();
    await person.keyboard('{Enter}');
    await arrive('/cotacao/BID8/status');
    // The form has begun, with the last day that may be chosen.
    const priced = () =>
      api.calls('GET /quote/payment/plans').at(-1)?.query.get('firstInstallmentDueDateDelay');
    await waitFor(() => expect(priced()).toBe('30'));
  });

  it('a policy is changed from its row, but not by a natural person or when it is cancelled', async () => {
    const policy = {
      Id: 'p1',
      Number: 'POL1',
      Product: 'BID',
      ProductName: 'Licitante',
      HolderName: 'Serra',
    };
    const policies = {
      Items: [
        { ...policy, Status: 'Vigente' },
        { ...policy, Id: 'p2', Number: 'POL2', Status: 'Cancelado' },
      ],
    };
    const answers = {
      'GET /quotes/search': { ...found, Items: [] },
      'POST /InsurancePolicy/search': policies,
    };
    const { person } = openPortal('/ajuda', { answers });
    await lookFor(person, 'serra');
    await screen.findByRole('option', { name: 'Endossar Licitante POL1, Serra' });
    expect(screen.queryByRole('option', { name: /Endossar .*POL2/ })).toBeNull();
    cleanup();
    const { person: other } = openPortal('/ajuda', { answers, person: { isPhysicalPerson: true } });
    await lookFor(other, 'serra');
    await screen.findByRole('option', { name: 'Abrir Licitante POL1, Serra' });
    expect(screen.queryByRole('option', { name: /^Endossar/ })).toBeNull();
  });

  it('offers where one was and what people come for, and changes the theme in place', async () => {
    const stored = {
      visited: JSON.stringify({
        uid: 'u-clara',
        addresses: ['/apolices/POL%2F1', '/executivo', '/cotacao/BID0000007/status', '/financeiro', 3],
      }),
    };
    const { person } = openPortal('/ajuda', {
      kept: stored,
      answers: { 'POST /InsurancePolicy/search': cut },
    });
    const search = await lookFor(person, '');
    const recent = screen.getAllByRole('option', { name: /^Recentes/ });
    expect(recent.map((line) => line.textContent)).toEqual([
      'RecentesApólice POL/1',
      'RecentesCotação BID0000007 · Licitante',
      'RecentesFinanceiro',
    ]);
    expect(screen.getByRole('option', { name: /^Ações\s*Pagar boleto/ })).toBeVisible();
    await person.type(search, 'tema escuro{Enter}');
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(window.location.pathname).toBe('/ajuda');
    await person.click(screen.getByRole('button', { name: 'Perfil' }));
    expect(await screen.findByRole('menuitemradio', { name: 'Tema escuro', hidden: true })).toBeChecked();
    await person.keyboard('{Escape}');
    await lookFor(person, 'tema do sistema{Enter}');
    expect(document.documentElement.dataset['theme']).toBeUndefined();
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
