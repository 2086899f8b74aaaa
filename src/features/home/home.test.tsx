import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  arrive,
  goBack,
  heading,
  openPortal,
  patience,
  reopenPortal,
} from '../../../tests/support/portal/openPortal';
import { listedBid } from '../../../tests/support/portal/bid';
import { homeOf, noBillets, user } from '../../../tests/support/portal/answers';
import { refuse } from '../../../tests/support/portal/fakeApi';

const OVERDUE = 'Você tem 2 Boletos com pagamentos em atraso.';
const answers = { 'POST /financial/search': noBillets(2) };

describe('overdue billets', () => {
  it('are said until that is closed, which holds for the visit', async () => {
    const { person } = openPortal('/inicio', { answers });
    expect(await screen.findByText(OVERDUE, {}, patience)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver Pendências >' })).toHaveAttribute('href', '/financeiro');
    await person.click(screen.getByRole('button', { name: 'Fechar aviso' }));
    expect(screen.getByRole('main')).toHaveFocus();
    expect(screen.queryByText(OVERDUE)).toBeNull();

    await person.click(screen.getByRole('link', { name: 'Ajuda' }));
    await arrive('/ajuda');
    await goBack();
    await heading(/Boas-vindas/);
    expect(screen.queryByText(OVERDUE)).toBeNull();

    cleanup();
    reopenPortal();
    await heading(/Boas-vindas/);
    expect(screen.queryByText(OVERDUE)).toBeNull();
  });

  it('lead to the billets that are overdue', async () => {
    const { person } = openPortal('/inicio', { answers });
    await person.click(await screen.findByRole('link', { name: 'Ver Pendências >' }, patience));
    await arrive('/financeiro');
    await waitFor(() => expect(window.location.search).toBe('?situacao=vencido'));
  });

  it('are said again to who signs in anew', async () => {
    const { person } = openPortal('/inicio', { answers });
    await screen.findByText(OVERDUE, {}, patience);
    await person.click(screen.getByRole('button', { name: 'Fechar aviso' }));
    await person.click(screen.getByRole('button', { name: /^Perfil/ }));
    await person.click(screen.getByText('Sair'));
    await arrive('/login');
    await person.type(await screen.findByLabelText('E-mail', {}, patience), 'clara@lastro.test');
    await person.type(screen.getByLabelText('Senha'), 'Lastro#2026');
    await person.click(screen.getByRole('button', { name: 'Entrar' }));
    await arrive('/inicio');
    expect(await screen.findByText(OVERDUE)).toBeVisible();
  });
});

const HOME = 'GET /InsuranceHome';
const request = {
  Identifier: 'BID0000009',
  ProductName: 'Licitante',
  InsuredName: 'Prefeitura de Santos',
  GrossPremium: 150,
  ExpiresAt: '2026-12-20T15:00:00.000Z',
};
const billet = {
  BillingId: 'b1',
  PolicyNumber: '202607750000012300',
  Installment: 1,
  Installments: 2,
  Amount: 75,
  DueDate: '2026-11-10',
  IsOverdue: true,
  IsDueToday: false,
};
const waiting = {
  Corrections: { Total: 2, Items: [{ ...request, Identifier: 'BID0000007' }] },
  Offers: { Total: 7, Items: [request] },
  Proposals: { Total: 2, Items: [{ ...request, Identifier: 'BID0000008' }] },
  Billets: {
    Total: 5,
    Until: '2026-11-27',
    Items: [billet, { ...billet, BillingId: 'b2', IsOverdue: false, IsDueToday: true }],
  },
  Expiring: { In30: 1, In60: 2, In90: 0 },
  Drafts: {
    Total: 7,
    Items: [{ ...listedBid, InsuredName: 'DNIT', Step: 'Objeto Segurado', DaysLeft: 5 }],
  },
};
const sum = { Count: 2, InsuredAmount: 3000, Premium: 300 };
const standing = {
  ...sum,
  ByProduct: [{ Key: 'BID', Name: 'Licitante', ...sum }],
  ByInsurer: [{ Key: 'Essor', Name: 'Essor', ...sum }],
  Months: [{ Key: '2026-12', Name: '2026-12', ...sum }],
};
const link = (name: RegExp) => screen.findByRole('link', { name }, patience);

describe('home as a work list', () => {
  it('names what waits, each with the way to it, and what is in force, with tables behind', async () => {
    const { person } = openPortal('/inicio', { answers: { [HOME]: homeOf(waiting, standing) } });
    expect(await heading('Precisa de você')).toBeVisible();
    expect(await link(/^Corrigir/)).toHaveAttribute('href', '/cotacao/BID0000007/correcao');
    expect(screen.getByText('Prefeitura de Santos · correção pedida, responda até 20/12/2026')).toBeVisible();
    expect(await link(/^Ver mais 1 correção$/)).toHaveAttribute('href', '/status-solicitacao?situacao=1');
    expect(await link(/^Emitir/)).toHaveAttribute('href', '/cotacao/BID0000009/status');
    expect(await link(/^Ler e aceitar/)).toHaveAttribute('href', '/cotacao/BID0000008/status');
    expect(await link(/^Ver pendência/)).toHaveAttribute('href', '/financeiro');
    expect(await link(/^Ver mais 6 cotações/)).toHaveAttribute('href', '/status-solicitacao?situacao=2');
    expect(await link(/^Ver mais 1 proposta$/)).toBeVisible();
    expect(await link(/^Ver mais 3 boletos/)).toHaveAttribute(
      'href',
      '/financeiro?situacao=a-pagar&ate=2026-11-27&ordem=vencimento',
    );
    expect(screen.getByText('Vencido em 10/11/2026')).toBeVisible();
    expect(screen.getByText('Vence hoje')).toBeVisible();
    expect(await link(/^Ver o que vence/)).toHaveAttribute('href', '/oportunidades');
    expect(screen.getAllByText('Licitante para DNIT')[0]).toBeVisible();
    expect(screen.getByText('Expira em 5 dias')).toBeVisible();
    expect(screen.getByText(/^Parou em Objeto Segurado/)).toBeVisible();
    expect(await link(/^Ver mais 6 rascunhos/)).toHaveAttribute('href', '/rascunhos');

    expect(await heading('Em vigor')).toBeVisible();
    expect(await link(/^Essor/)).toHaveAttribute('href', expect.stringContaining('seguradora=Essor'));
    expect(await link(/^dez\/26/)).toHaveAttribute(
      'href',
      '/apolices?situacao=Vigente&termina=2026-12&ordem=fim',
    );
    await person.click(screen.getAllByText('Ver em tabela')[0]!);
    const table = screen.getByRole('table', { name: 'Importância Segurada por produto' });
    expect(within(table).getByRole('rowheader', { name: 'Licitante' })).toBeVisible();
  });

  it('loads in parts: one that fails leaves the other, and is tried again', async () => {
    const part = ({ query }: { query: URLSearchParams }) =>
      query.get('part') === 'inForce' ? refuse(500) : homeOf(waiting);
    const { api, person } = openPortal('/inicio', { answers: { [HOME]: part } });
    expect(await heading('Precisa de você')).toBeVisible();
    expect(await screen.findByText('Não foi possível carregar as apólices em vigor')).toBeVisible();
    api.answer({ [HOME]: homeOf(waiting, standing) });
    await person.click(screen.getByRole('button', { name: /^Tentar novamente/ }));
    expect(await heading('Em vigor')).toBeVisible();
  });

  it.each([
    ['a company', false, /^Peça a primeira cotação/],
    ['a natural person', true, /^Importe as apólices/],
  ])('tells %s on a first visit what to do', async (_who, isPhysicalPerson, words) => {
    openPortal('/inicio', { person: { isPhysicalPerson } });
    expect(await screen.findByText(words, {}, patience)).toBeVisible();
    expect(screen.queryByText('Precisa de você')).toBeNull();
  });
});

it('what waits for a person is asked for as whom the session says, before more is known of them', async () => {
  let tell = (_user: unknown) => {};
  const find = new Promise((resolve) => (tell = resolve));
  const { api } = openPortal('/inicio', { answers: { 'GET /user/find': find } });
  await waitFor(() => expect(api.calls(HOME)).not.toEqual([]));
  tell(user);
  await heading(/Boas-vindas/);
  const asked = new Set(api.calls(HOME).map(({ query }) => query.get('email')));
  expect([...asked]).toEqual([user.email]);
});

describe("an executive's home", () => {
  const item = {
    ...{ Identifier: 'BID0000001', ProductName: 'Licitante', HolderName: 'Vale Verde' },
    ...{ DueOn: '2026-11-20', DueAt: '2026-11-20T19:30:00.000Z', Deadline: null, HeldBy: null, Billet: null },
  };
  const late = {
    ...item,
    ...{ Identifier: '0299', DueOn: '2026-11-10', DueAt: null },
    Billet: { Installment: 2, Installments: 4, Amount: 75 },
  };
  const answered = {
    ...item,
    Identifier: 'BID0000002',
    DueAt: '2026-11-18T13:00:00.000Z',
    DueOn: '2026-11-18',
  };
  const dayOf = (Lists: readonly object[], Waiting = 0) => ({
    ...{ AsOf: '2026-11-20T15:00:00.000Z', Today: '2026-11-20', Through: '2026-11-24', Waiting, Lists },
    StandsInFor: [{ Name: 'Olga Nunes', Until: '2026-11-27' }],
  });
  const rowsOf = (name: string) =>
    within(screen.getByRole('list', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '));
  const open = (day: unknown) =>
    openPortal('/inicio', {
      person: { isExecutive: true, isPhysicalPerson: true },
      answers: {
        'GET /desk/day': day,
        'GET /InsuranceHome': homeOf({ Expiring: { In30: 3, In60: 0, In90: 0 } }),
      },
    });

  it('begins with who waits for an answer, before billets of long ago; then what is due, by when it is', async () => {
    const lists = [
      { Kind: 'answer', When: 'late', Total: 3, Items: [answered] },
      { Kind: 'answer', When: 'today', Total: 1, Items: [item] },
      {
        Kind: 'answer',
        When: 'later',
        Total: 1,
        Items: [
          { ...item, Identifier: 'BID0000003', DueOn: '2026-12-10', DueAt: '2026-12-10T13:00:00.000Z' },
        ],
      },
      { Kind: 'offer', When: 'today', Total: 1, Items: [{ ...item, Identifier: 'BID0000004' }] },
      { Kind: 'billet', When: 'late', Total: 2, Items: [late] },
    ];
    open(dayOf(lists, 12));
    await heading('Precisa de você');
    const [first, ...parts] = within(screen.getByRole('main')).getAllByRole('heading');
    expect(first).toHaveTextContent('O que vence hoje');
    expect(parts.slice(0, 3).map((part) => part.textContent)).toEqual([
      'Esperam pela sua decisão',
      'Atrasado',
      'Hoje, 20/11/2026',
    ]);
    expect(rowsOf('Esperam pela sua decisão')).toEqual([
      'Licitante BID0000002Vale Verde · atrasada desde 18/11/2026, 10:00Decidir BID0000002',
      'Licitante BID0000001Vale Verde · responder hoje até 16:30Decidir BID0000001',
      'Licitante BID0000003Vale Verde · responder até 10/12/2026, 10:00Decidir BID0000003',
    ]);
    expect(rowsOf('Atrasado')).toEqual([
      'Licitante 0299Vale Verde · boleto vencido em 10/11/2026 · R$ 75,00, parcela 2 de 4Ver cobrança 0299',
      'e mais 1 boleto vencido',
    ]);
    expect(screen.getByText(/^Você substitui Olga Nunes até 27\/11\/2026/)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Decidir\s*BID0000001$/ })).toHaveAttribute(
      'href',
      '/executivo/solicitacoes/BID0000001/dados-gerais',
    );
    expect(
      screen.getByRole('link', { name: 'Ver as 12 solicitações que esperam pela corretora' }),
    ).toHaveAttribute('href', '/executivo?ver=tudo');
    expect(screen.queryByText(/^Nada atrasado/)).toBeNull();
  });

  it('says that nothing is due, and what comes next', async () => {
    open(dayOf([{ Kind: 'proposal', When: 'next', Total: 1, Items: [{ ...item, DueOn: '2026-11-24' }] }]));
    expect(await screen.findByText(/^Nada atrasado e nada que vença hoje/, {}, patience)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Próximos dias úteis, até 24/11/2026' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Ver proposta/ })).toBeVisible();
  });

  it('stands where the day cannot be read, which is tried again', async () => {
    const { api, person } = open(refuse(500));
    await screen.findByText('Não foi possível carregar o que vence hoje', {}, patience);
    api.answer({ 'GET /desk/day': dayOf([]) });
    await person.click(screen.getByRole('button', { name: /^Tentar novamente: o que vence hoje/ }));
    expect(await screen.findByText(/^Nada atrasado/)).toBeVisible();
  });
});
