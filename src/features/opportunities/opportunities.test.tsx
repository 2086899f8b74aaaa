import { cleanup, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Opportunity } from '../../../contract/opportunities';
import { cut, refuse, type Call } from '../../../tests/support/portal/fakeApi';
import {
  arrive,
  heading,
  openPortal,
  patience,
  reopenPortal,
} from '../../../tests/support/portal/openPortal';

const FIND = 'GET /opportunities/search';
const INTEREST = 'POST /opportunities/interest';
const RENEWAL = 'GET /opportunities/renewal';

const ending: Opportunity = {
  Code: '202607750000012300',
  Kind: 'renewal',
  Product: 'BID',
  ProductName: 'Licitante',
  HolderName: 'Construtora Serra Azul Ltda',
  InsuredName: 'Prefeitura de Santos',
  InsurerName: 'Essor',
  InsuredAmount: 1000,
  ValidityEnd: '2026-12-01',
  DaysLeft: 11,
  InterestAt: null,
  IsRenewable: true,
};
const page = (...Items: Opportunity[]) => ({
  Items,
  Total: Items.length,
  More: false,
  Page: 1,
  PageSize: 10,
});

it('a policy near its end is of interest once, and a failure says so', async () => {
  const { api, person } = openPortal('/oportunidades', {
    answers: { [FIND]: page(ending), [INTEREST]: refuse(500) },
  });
  const button = await screen.findByRole('button', { name: /^Tenho interesse/ }, patience);
  expect(screen.getByText('Faltam 11 dias')).toBeVisible();
  await person.click(button);
  expect(await screen.findByRole('dialog')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Fechar' }));
  const InterestAt = '2026-11-20T12:00:00.000Z';
  api.answer({ [INTEREST]: { InterestAt }, [FIND]: page({ ...ending, InterestAt }) });
  await person.click(button);
  expect(await screen.findByText('Executivo avisado em 20/11/2026')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Tenho interesse/ })).toBeNull();
  expect(document.activeElement).toHaveTextContent('Executivo avisado');
  expect(api.calls(INTEREST).map(({ body }) => body)).toEqual([
    { policyNumber: ending.Code },
    { policyNumber: ending.Code },
  ]);
});

it('renewing opens the wizard with the policy’s answers, to be gone through', async () => {
  const answers = { 'insured.document': '46177531000155', 'insured.name': 'Prefeitura de Santos' };
  const { person } = openPortal('/oportunidades', {
    answers: {
      [FIND]: page(ending),
      [RENEWAL]: { Wizard: 'licitante', Answers: answers },
      'GET /client/ReceitaWS/46177531000155': { nome: 'Prefeitura de Santos' },
    },
  });
  await person.click(await screen.findByRole('button', { name: /^Renovar/ }, patience));
  await arrive('/cotacao/garantia/licitante');
  expect(await screen.findByDisplayValue('Prefeitura de Santos', {}, patience)).toBeVisible();
});

it('filters stand in the address and are remembered; a natural person renews through the executive', async () => {
  const { api, person } = openPortal('/oportunidades', {
    person: { isPhysicalPerson: true },
    answers: { [FIND]: page(ending) },
  });
  await screen.findByRole('button', { name: /^Tenho interesse/ }, patience);
  expect(screen.queryByRole('button', { name: /^Renovar/ })).toBeNull();
  await person.selectOptions(screen.getByLabelText('Fim da vigência'), 'Em até 30 dias');
  expect(window.location.search).toBe('?dias=30');
  expect(api.calls(FIND).at(-1)!.query.get('within')).toBe('30');
  cleanup();
  window.history.replaceState({}, '', '/oportunidades');
  api.answer({ [FIND]: page() });
  reopenPortal();
  expect(await screen.findByText(/Nenhuma apólice termina neste prazo/)).toBeVisible();
  expect(api.calls(FIND).at(-1)!.query.get('within')).toBe('30');
});

it('an executive reads which clients want to go on', async () => {
  const told = { ...ending, Code: '202607750000012400', InterestAt: '2026-11-20T12:00:00.000Z' };
  openPortal('/oportunidades', {
    person: { isExecutive: true },
    answers: { [FIND]: page(told, ending) },
  });
  expect(await screen.findByText('Cliente avisou em 20/11/2026', {}, patience)).toBeVisible();
  expect(screen.getByText('Sem aviso do cliente')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Tenho interesse/ })).toBeNull();
});

it('policies stay policies until the contacts that were asked for have come', async () => {
  const lead = { ...ending, Code: 'LEAD1', Kind: 'lead', InterestAt: '2026-11-20T12:00:00.000Z' } as const;
  let tell: (leads: object) => void = () => undefined;
  const leads = new Promise<object>((resolve) => (tell = resolve));
  const { person } = openPortal('/oportunidades', {
    answers: { [FIND]: ({ query }: Call) => (query.get('kind') === 'lead' ? leads : page(ending)) },
  });
  await screen.findByText(ending.Code, {}, patience);
  await person.click(screen.getByRole('button', { name: 'Contatos pedidos' }));
  const table = screen.getByRole('table', { name: 'Oportunidades' });
  expect(within(table).queryByText('Pedido em')).toBeNull();
  tell(page(lead));
  expect(await within(table).findByText('Pedido em')).toBeVisible();
  expect(within(table).getByText('LEAD1')).toBeVisible();
});

it('is readable without a connection as it was last seen', async () => {
  const { api, person } = openPortal('/oportunidades', { answers: { [FIND]: page(ending) } });
  await screen.findByText(ending.Code, {}, patience);
  await person.click(screen.getByRole('link', { name: 'Ajuda' }));
  await arrive('/ajuda');
  api.answer({ [FIND]: cut() });
  await person.click(screen.getByRole('link', { name: 'Oportunidades' }));
  expect(await screen.findByText(/Mostrando o que foi visto em /, {}, patience)).toBeVisible();
  expect(screen.getByText(ending.Code)).toBeVisible();
});

it('a page that is gone leads to the last one there is, though it was counted before', async () => {
  const full = (Page: number) => ({ ...page(...(Page === 3 ? [] : [ending])), Total: 25, Page });
  openPortal('/oportunidades?pagina=3', {
    answers: { [FIND]: ({ query }: Call) => full(Number(query.get('page'))) },
  });
  await heading('25 oportunidades');
  expect(window.location.search).toBe('?pagina=2');
});
