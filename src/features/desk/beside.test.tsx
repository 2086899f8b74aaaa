import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { Call } from '../../../tests/support/portal/fakeApi';
import { openPortal, patience } from '../../../tests/support/portal/openPortal';

const executive = { isExecutive: true, isPhysicalPerson: true };
const AT = '2026-11-20T15:00:00.000Z';
const NEXT = 'POST /desk/queue/next';
const PRICE = 'GET /desk/quote/price';
const [first, second, third] = ['BID0000001', 'BID0000002', 'BID0000003'] as const;
const isDecision = (name: string) => name.startsWith('POST /desk/quote/');

const entry = (Identifier: string) => ({
  Identifier,
  ...{ QuoteType: 'BID', ProductName: 'Licitante', Status: 1, InsuredAmount: 10_000, GrossPremium: null },
  ...{ HolderName: 'Engenharia Vale Verde Ltda', HolderDocument: '11444777000161', InsuredName: null },
  ...{ RequesterName: 'Tomás Ferreira', RequestByExecutive: false, CreatedAt: AT, UpdatedAt: AT },
  ...{ Turn: null, HeldBy: null },
});

const request = (Identifier: string) => ({
  ...entry(Identifier),
  Product: { Code: 'BID', Name: 'Licitante' },
  Requester: { Name: 'Tomás Ferreira', Email: 'tomas@lastro.test', Phone: null, ByLink: false },
  Quote: { CommercialPremium: 300, MaxInstallments: 4, InsurerName: 'Seguradora Aurora' },
  ...{ Holder: null, Summary: [], Files: [], Questionnaire: null, AskedCorrection: null, Deadline: null },
  ...{ ExpiresAt: AT, Doubt: null, LastReason: null, AnalysisReason: null, QuoteDenied: null },
  ...{ Proposed: null, Proposal: null, Policy: null, Endorsement: null },
  ...{ IsCorrectable: true, Seen: 1, Actions: ['approve', 'deny'] },
});

const price = {
  ...{ CommercialPremium: 300, IOFRate: 7.38, IOF: 22.14, GrossPremium: 322.14, MaxInstallments: 4 },
  ...{ MinimumPremium: null, Bounds: null },
};

const answers = {
  'POST /desk/queue': {
    Items: [first, second, third].map(entry),
    ...{ Total: 3, More: false, Page: 1, PageSize: 10, Next: null, AsOf: AT, Counted: 1000 },
    Counts: [{ Status: 1, Total: 3 }],
  },
  'GET /desk/quote': ({ query }: Call) => request(query.get('identifier')!),
  [PRICE]: price,
  'GET /desk/quote/correction': [],
};

/** A browser of which this is true, in which nothing moves. */
const browser = (of: string) =>
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media === of || media.includes('reduced-motion') }),
  );

/** A window with room for both. */
beforeEach(() => {
  browser('(min-width: 1440px)');
  onTestFinished(() => void vi.unstubAllGlobals());
});

const at = (identifier: string) => `/executivo/solicitacoes/${identifier}/dados-gerais`;

async function open() {
  const portal = openPortal(`${at(first)}?situacao=todas`, { person: executive, answers });
  await screen.findByRole('heading', { name: 'Decisão' }, patience);
  await screen.findByRole('row', { name: new RegExp(first) });
  await screen.findByText('R$ 322,14');
  return portal;
}

const shows = (identifier: string) =>
  waitFor(() => {
    expect(window.location.pathname + window.location.search).toBe(`${at(identifier)}?situacao=todas`);
    expect(screen.getByRole('heading', { name: `Licitante · ${identifier}` })).toBeVisible();
  });

it('a request stands beside its list, j and k read the next and the one before', async () => {
  const { api, person } = await open();
  const marked = () => document.querySelector('tr[aria-current]')?.textContent;
  expect(marked()).toContain(first);
  await person.keyboard('j');
  await shows(second);
  expect(marked()).toContain(second);
  await person.keyboard('j');
  await shows(third);
  await person.keyboard('k');
  await shows(second);
  expect(api.names().filter(isDecision)).toEqual([]);
});

it('n opens what comes next, the list with its filter stays beside it', async () => {
  const { api, person } = await open();
  api.answer({ [NEXT]: { Identifier: third, Place: 'p' } });
  const row = screen.getByRole('row', { name: new RegExp(first) });
  await person.keyboard('n');
  await shows(third);
  expect(row).toBeInTheDocument();
  expect(api.calls('POST /desk/queue')).toHaveLength(1);
});

it('where there is no room a request is a page, and the next one keeps nothing of what was typed', async () => {
  browser('(max-width: 1439px)');
  const { api, person } = openPortal(at(first), { person: executive, answers });
  const insurer = () => screen.findByLabelText(/^Seguradora/, {}, patience);
  const goTo = async (Identifier: string) => {
    api.answer({ [NEXT]: { Identifier, Place: 'p' } });
    await person.click(screen.getByRole('button', { name: 'Próxima solicitação' }));
    await screen.findByRole('heading', { name: `Licitante · ${Identifier}` });
  };
  await insurer();
  expect(screen.queryByRole('row', { name: new RegExp(first) })).toBeNull();
  await goTo(third);
  await person.type(await insurer(), ' S.A.');
  // Seen before, it is there at once.
  await goTo(first);
  expect(await insurer()).toHaveValue('Seguradora Aurora');
});

it('a asks whether to approve and c what to correct: neither decides by itself', async () => {
  const { api, person } = await open();
  await person.keyboard('a');
  const asked = await screen.findByRole('dialog', { name: 'Aprovar a cotação?' });
  // The question has the keys now.
  await person.keyboard('cnj');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(window.location.pathname).toBe(at(first));
  await person.click(within(asked).getByRole('button', { name: 'Cancelar' }));
  await person.keyboard('c');
  expect(await screen.findByRole('dialog', { name: 'Pedir correção ao cliente' })).toBeVisible();
  expect(api.names().filter(isDecision)).toEqual([]);
});

it('what is typed into a field is text: nothing is asked, opened or decided', async () => {
  const { api, person } = await open();
  const asked = api.calls(NEXT).length;
  const insurer = screen.getByLabelText(/^Seguradora/);
  await person.clear(insurer);
  await person.type(insurer, 'ancjk');
  expect(insurer).toHaveValue('ancjk');
  await person.type(screen.getByLabelText('Buscar'), 'ancjk');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(window.location.pathname).toBe(at(first));
  expect(api.calls(NEXT)).toHaveLength(asked);
  expect(api.names().filter(isDecision)).toEqual([]);
});
