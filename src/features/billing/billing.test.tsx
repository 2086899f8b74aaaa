import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { cut, refuse, type Call } from '../../../tests/support/portal/fakeApi';
import { heading, openPortal, patience } from '../../../tests/support/portal/openPortal';

const SEARCH = 'POST /financial/search';
const NONE = 'NENHUM REGISTRO ENCONTRADO.';
const LINE = '99991200900000000501200452100008112340000029990'.slice(0, 47);

const billet = (changes: object = {}) => ({
  BillingId: 'b1',
  DocumentNumber: '20260775000000100',
  Installment: 2,
  Installments: 4,
  PayerDocumentNumber: '11444777000161',
  PayerName: 'Engenharia Vale Verde Ltda',
  ProductName: 'Licitante',
  InsurerName: 'Seguradora Sandbox',
  Amount: 299.9,
  DueDate: '2026-12-30',
  IssuedAt: '2026-10-01T12:00:00.000Z',
  PaidAt: null,
  Status: 'Pending',
  PaymentType: 1,
  Renewals: 0,
  Line: LINE,
  Pix: '00020126pix6304ABCD',
  ...changes,
});
const expired = billet({ BillingId: 'b2', Installment: 1, DueDate: '2026-11-10', Status: 'Expired' });
const paid = billet({ BillingId: 'b3', Installment: 3, Status: 'Paid', Line: null, Pix: null });

const sum = (Count: number, Amount: number) => ({ Count, Amount });
const page = (Items: readonly object[]) => ({
  Items,
  Total: Items.length,
  Page: 1,
  PageSize: 10,
  Totals: {
    All: sum(3, 899.7),
    Pending: sum(1, 299.9),
    Paid: sum(1, 299.9),
    Expired: sum(1, 299.9),
    Cancelled: sum(0, 0),
  },
  RenewalDates: [
    { Days: 7, Date: '2026-11-27' },
    // A day that a holiday moved onto the next one: one choice, which says both.
    { Days: 10, Date: '2026-12-07' },
    { Days: 15, Date: '2026-12-07' },
  ],
  DelayMinutes: 30,
  countExpired: 1,
});

function open(path = '/financeiro', answers: object = {}) {
  return openPortal(path, {
    answers: {
      [SEARCH]: ({ body }: Call) =>
        (body as { Status?: string }).Status === 'Expired'
          ? page([expired])
          : page([billet(), expired, paid]),
      ...answers,
    },
  });
}

const lastBody = (api: ReturnType<typeof open>['api']) => api.calls(SEARCH).at(-1)!.body;

it('shows what is to be paid, what it comes to, and how long a billet may take', async () => {
  open();
  await heading('3 boletos');
  const table = screen.getByRole('table', { name: 'Boletos' });
  expect(within(table).getAllByRole('row')).toHaveLength(4);
  for (const label of ['Em Aberto', 'Vencido', 'Pago']) expect(within(table).getByText(label)).toBeVisible();
  expect(within(table).getAllByRole('button', { name: /^Copiar código/ })).toHaveLength(2);
  const totals = screen.getByRole('group', { name: 'Situação' });
  expect(within(totals).getByRole('button', { name: /^Total/ })).toHaveTextContent(/Total\s*3\s*R\$ 899,70/);
  expect(
    screen.getByText('O boleto pode demorar 30 minutos para ser disponibilizado após a emissão da apólice.'),
  ).toBeVisible();
});

it('is filtered and sorted in the address, and what was typed stays out of it', async () => {
  const { api, person } = open();
  await heading('3 boletos');
  await person.click(screen.getByRole('button', { name: /^Valor/ }));
  await waitFor(() => expect(lastBody(api)).toMatchObject({ Sort: 'lowest', Page: 1 }));
  await person.type(screen.getByLabelText(/^Buscar/), 'vale verde');
  await waitFor(() => expect(lastBody(api)).toMatchObject({ Text: 'vale verde' }));
  expect(window.location.search).toBe('?ordem=valor');
  await person.click(
    within(screen.getByLabelText('Boletos', { selector: 'search' })).getByRole('button', {
      name: 'Vencimento',
    }),
  );
  await person.type(screen.getByLabelText(/^Vencimento de/), '01012024');
  await person.type(screen.getByLabelText(/^Vencimento até/), '02012025');
  // jsdom shows no popover.
  expect(await screen.findByText('Limite máximo de pesquisa 1 ano.')).toBeInTheDocument();
  api.answer({
    'POST /financial/export/excel': refuse(422, { Message: 'Limite máximo de pesquisa 1 ano.' }),
  });
  await person.click(screen.getByRole('button', { name: 'Exportar para Excel' }));
  await waitFor(() => expect(api.calls('POST /financial/export/excel')).toHaveLength(1));
  expect(api.calls('POST /financial/export/excel')[0]!.body).toMatchObject({ To: '2025-01-02' });
  expect(api.calls(SEARCH).some(({ body }) => (body as { To?: string }).To === '2025-01-02')).toBe(false);
});

it('keeps what all comes to while pages are turned', async () => {
  const { Total: _, Totals: __, ...turned } = { ...page([expired]), Page: 2 };
  const { api, person } = open('/financeiro', {
    [SEARCH]: ({ body }: Call) =>
      (body as { Page?: number }).Page === 2 ? turned : { ...page([billet(), paid]), Total: 12 },
  });
  await heading('12 boletos');
  await person.click(screen.getByRole('button', { name: /próxima/i }));
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  await heading('12 boletos');
  expect(lastBody(api)).toMatchObject({ Page: 2, WithoutTotals: true });
  expect(screen.getByRole('group', { name: 'Situação' })).toHaveTextContent('899,70');
});

it('opens with what is overdue where the banner leads to it, whatever was searched for before', async () => {
  sessionStorage.setItem('financialFilter:u', JSON.stringify({ text: 'outra' }));
  const { api, person } = open('/inicio');
  await person.click(await screen.findByRole('link', { name: /Ver Pendências/ }, patience));
  await heading('1 boleto');
  expect(lastBody(api)).toEqual({ Status: 'Expired', Sort: 'urgent', Page: 1 });
  expect(window.location.search).toBe('?situacao=vencido');
});

it('copies the line with one click, and shows the Pix to scan and to copy', async () => {
  const { person } = open();
  await heading('3 boletos');
  const written = vi.spyOn(navigator.clipboard, 'writeText');
  await person.click(screen.getByRole('button', { name: 'Copiar código da parcela 2 de 20260775000000100' }));
  expect(written).toHaveBeenLastCalledWith(LINE);
  expect(await screen.findByText('Código do boleto copiado.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Pix da parcela 2 de 20260775000000100' }));
  const dialog = await screen.findByRole('dialog', { name: 'Pagar com Pix' });
  expect(within(dialog).getByTitle('QR Code do Pix')).toBeInTheDocument();
  expect(within(dialog).getByLabelText('Pix copia e cola')).toHaveValue('00020126pix6304ABCD');
  await person.click(within(dialog).getByRole('button', { name: 'Copiar código Pix' }));
  expect(written).toHaveBeenLastCalledWith('00020126pix6304ABCD');
});

async function renewal({ person }: ReturnType<typeof open>) {
  await heading('3 boletos');
  const row = screen.getAllByRole('row').find((each) => each.textContent?.includes('Vencido'))!;
  await person.click(within(row).getByRole('button', { name: 'Ações' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Renovar vencimento', hidden: true }));
  return screen.findByRole('dialog', { name: 'Renovar vencimento' });
}

it('renews an overdue one to a day that is offered, and no other', async () => {
  const renewed = { ...expired, DueDate: '2026-12-07', Status: 'Pending', Renewals: 1 };
  const portal = open('/financeiro', { 'GET /financial/DueDateRenewal': renewed });
  const { api, person } = portal;
  const dialog = await renewal(portal);
  await person.click(within(dialog).getByRole('button', { name: 'Renovar vencimento' }));
  expect(within(dialog).getByText('Preenchimento obrigatório')).toBeVisible();
  await person.click(within(dialog).getByLabelText('Em 10 ou 15 dias: 07/12/2026'));
  await person.click(within(dialog).getByRole('button', { name: 'Renovar vencimento' }));
  expect(await screen.findByText(/Vencimento renovado para 07\/12\/2026/)).toBeInTheDocument();
  const { query } = api.calls('GET /financial/DueDateRenewal')[0]!;
  expect([query.get('billingId'), query.get('newDueDate')]).toEqual(['b2', '2026-12-07']);
});

it('says why a renewal is refused, and keeps the dialog', async () => {
  const Message = 'Este boleto já foi pago e não pode ser alterado.';
  const portal = open('/financeiro', { 'GET /financial/DueDateRenewal': refuse(409, { Message }) });
  const dialog = await renewal(portal);
  const isPaid = { ...expired, Status: 'Paid', Line: null, Pix: null };
  portal.api.answer({ [SEARCH]: page([billet(), isPaid, paid]) });
  await portal.person.click(within(dialog).getByLabelText('Em 7 dias: 27/11/2026'));
  await portal.person.click(within(dialog).getByRole('button', { name: 'Renovar vencimento' }));
  expect(await within(dialog).findByText(Message)).toBeVisible();
  // What the list says is what became of it elsewhere.
  await waitFor(() => expect(screen.queryByText('Vencido', { selector: 'td *' })).toBeNull());
});

const renewed = billet({ DueDate: '2027-01-15', Line: LINE.replace('1', '2'), Renewals: 1 });

it.each([
  ['none yet', { IsNew: false, Billet: null }, 'Não há um novo boleto para esta parcela.', 1],
  ['the same', { IsNew: false, Billet: billet() }, 'Não há um novo boleto para esta parcela.', 1],
  [
    'a renewed one',
    { IsNew: false, Billet: renewed },
    'Há um novo boleto desta parcela, que vence em 15/01/2027.',
    2,
  ],
  [
    'another one',
    { IsNew: true, Billet: billet({ BillingId: 'b9', DueDate: '2027-01-15' }) },
    'Há um novo boleto desta parcela, que vence em 15/01/2027.',
    2,
  ],
  [
    'a paid one',
    { IsNew: false, Billet: { ...paid, PaidAt: '2026-11-19T15:00:00.000Z' } },
    'Esta parcela já consta como paga.',
    2,
  ],
])('looks for a new billet of an installment: %s', async (_what, found, words, reads) => {
  const { api, person } = open('/financeiro', { 'GET /financial/CheckForNewBillet': found });
  await heading('3 boletos');
  await person.click(screen.getAllByRole('button', { name: 'Ações' })[0]!);
  await person.click(await screen.findByRole('menuitem', { name: 'Verificar novo boleto', hidden: true }));
  expect(await screen.findByText(words)).toBeInTheDocument();
  const [{ query }] = api.calls('GET /financial/CheckForNewBillet') as [Call];
  expect(Object.fromEntries(query)).toEqual({
    payerDocumentNumber: '11444777000161',
    policyNumber: '20260775000000100',
    installmentNumber: '2',
    billingId: 'b1',
  });
  expect(api.calls(SEARCH)).toHaveLength(reads);
});

it('looks for no new billet of what is paid', async () => {
  const { person } = open();
  await heading('3 boletos');
  await person.click(screen.getAllByRole('button', { name: 'Ações' })[2]!);
  await screen.findByRole('menuitem', { name: 'Ver boleto', hidden: true });
  expect(screen.queryByRole('menuitem', { name: 'Verificar novo boleto', hidden: true })).toBeNull();
});

it('shows all installments of a document', async () => {
  const { person } = open('/financeiro', { 'GET /invoices': [expired, billet(), paid] });
  await heading('3 boletos');
  await person.click(screen.getAllByRole('button', { name: 'Ações' })[0]!);
  await person.click(
    await screen.findByRole('menuitem', { name: 'Ver parcelas do documento', hidden: true }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Parcelas de 20260775000000100' });
  expect(await within(dialog).findByText('3 de 4')).toBeVisible();
});

it('keeps of what a person wants to be reminded', async () => {
  const stored = { BeforeDue: true, OnDue: true, Overdue: true, ByEmail: false };
  const { api, person } = open('/financeiro', {
    'GET /financial/BilletNotificationOptions': stored,
    'POST /financial/UpdateBilletNotification': null,
  });
  await heading('3 boletos');
  await person.click(screen.getByRole('button', { name: 'Avisos de boleto' }));
  await person.click(await screen.findByLabelText('Receber também por e-mail', {}, patience));
  await person.click(screen.getByLabelText('No dia do vencimento'));
  await person.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(api.calls('POST /financial/UpdateBilletNotification')).toHaveLength(1));
  const { body } = api.calls('POST /financial/UpdateBilletNotification')[0]!;
  expect(body).toEqual({ ...stored, OnDue: false, ByEmail: true });
});

it('downloads the whole list, says how it goes, and can be cancelled', async () => {
  let arrive: (file: ArrayBuffer) => void = () => undefined;
  const file = new Promise<ArrayBuffer>((resolve) => (arrive = resolve));
  const { api, person } = open('/financeiro', { 'POST /financial/export/excel': () => file });
  await heading('3 boletos');
  await person.click(screen.getByRole('button', { name: 'Exportar para Excel' }));
  expect(await screen.findByRole('progressbar', { name: /^Baixando financeiro-/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
  await person.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(await screen.findByRole('button', { name: 'Exportar para Excel' })).toHaveFocus();
  arrive(new ArrayBuffer(4));
  expect(api.calls('POST /financial/export/excel')[0]!.body).toEqual({ Sort: 'urgent' });
});

it('says so where there is nothing, and where it cannot be read', async () => {
  const { api, person } = open('/financeiro', { [SEARCH]: cut() });
  await person.click(await screen.findByRole('button', { name: 'Tentar novamente' }, patience));
  api.answer({ [SEARCH]: page([]) });
  await person.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText(NONE)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver apólices' })).toHaveAttribute('href', '/apolices?ver=tudo');
});
