import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { plans } from '../../../../tests/support/portal/answers';
import { cut, refuse, type Answers } from '../../../../tests/support/portal/fakeApi';
import { heading, openPortal, patience, reopenPortal } from '../../../../tests/support/portal/openPortal';
import { offer, QUOTE, quoteAt } from '../../../../tests/support/portal/quote';
import { revalidateQuote } from '../../notifications/revalidateQuote';
import { STATUS } from '../../../../contract/statuses/quote';

const { identifier } = QUOTE;
const HEADING = 'Dados de Pagamento';
const FORBIDDEN = 'A situação atual da cotação não permite esta operação.';

async function openPayment(terms: object = {}, answers: Answers = {}) {
  const quote = await quoteAt(STATUS.paymentReady, { Quote: { ...offer, ...terms } });
  const portal = openPortal(QUOTE.path, { answers: { 'GET /quote': quote, ...answers } });
  await portal.person.click(await screen.findByRole('button', { name: 'Seguir com Emissão' }, patience));
  await heading(HEADING);
  await screen.findByLabelText(/^Parcelas/, {}, patience);
  const press = (name: string) => portal.person.click(screen.getByRole('button', { name }));
  /** Types a due date and leaves its field. */
  const typeDue = async (text: string) => {
    await portal.person.clear(due()!);
    await portal.person.type(due()!, text);
    await portal.person.click(document.body);
  };
  const fill = async () => {
    await portal.person.selectOptions(installments(), '1');
    await typeDue('30/11/2026');
    await portal.person.click(accepted());
  };
  return { ...portal, press, typeDue, fill };
}

const installments = () => screen.getByLabelText(/^Parcelas/);
const due = () => screen.queryByLabelText(/Vencimento da 1ª Parcela/);
const accepted = () => screen.getByRole('checkbox', { name: /Li e aceito os termos e condições/ });

const proposal = {
  Number: null,
  ReadyAt: null,
  AcceptedAt: null,
  ExpiredAt: null,
  AsksDueDate: false,
  Request: {
    Payment: {
      PaymentType: 1,
      Installments: 1,
      FirstInstallmentDueDateDelay: 5,
      FirstInstallmentDueDate: '2026-11-25',
    },
  },
};

describe('the payment form', () => {
  it('offers what the premium allows, refuses the rest, and clears a date that is out of range', async () => {
    const { press, typeDue } = await openPayment();
    const options = within(installments()).getAllByRole('option');
    expect(options.map((option) => option.textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'Escolha',
      '1x de R$ 150,00',
      '2x de R$ 75,00',
      '3x de R$ 50,00',
      '4x de R$ 37,50',
      '5x de R$ 30,00',
    ]);
    expect(installments()).toHaveDisplayValue(/^1x de R\$/);
    expect(due()).toHaveValue('20/12/2026');
    await typeDue('20/11/2026');
    expect(screen.getAllByText('A data mínima permitida é 21/11/2026')[0]).toBeVisible();
    expect(due()).toHaveValue('');
    await typeDue('21/12/2026');
    expect(screen.getAllByText('A data máxima permitida é 20/12/2026')[0]).toBeVisible();
    expect(due()).toHaveValue('');
    await typeDue('31/02/2027');
    expect(screen.getAllByText('Data inválida')[0]).toBeVisible();
    expect(due()).toHaveValue('31/02/2027');
    await press('Pedir Proposta');
    const summary = screen.getByRole('group', {
      name: 'Verifique os campos em destaque antes de prosseguir',
    });
    expect(summary).toHaveFocus();
    const links = within(summary).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Vencimento da 1ª Parcela: Data inválida',
      'Li e aceito os termos e condições: Os termos e condições devem ser lidos e aceitos.',
    ]);
    await typeDue('20/12/2026');
    expect(due()).toHaveValue('20/12/2026');
  });

  it('of a premium that is paid at once has one installment', async () => {
    await openPayment({ GrossPremium: 14_794.52, MaxInstallments: 1 });
    expect((installments() as HTMLInputElement).value).toMatch(/^1x de R\$/);
    expect(installments()).toHaveAttribute('readonly');
  });

  it('of an invoice client has one installment and no date to choose', async () => {
    const { api, person, press } = await openPayment(
      { InvoiceBilling: true },
      { 'POST /quote/payment': { Identifier: identifier }, 'GET /quote/draft/document': cut() },
    );
    expect(screen.getByLabelText(/^Forma de Pagamento/)).toHaveValue('Fatura');
    expect((installments() as HTMLInputElement).value).toMatch(/^1x de R\$/);
    expect(due()).toBeNull();
    await person.click(accepted());
    await press('Pedir Proposta');
    expect(api.calls('POST /quote/payment').map(({ body }) => body)).toEqual([
      {
        request: {
          identifier,
          payment: { paymentType: 5, installments: 1 },
          acceptRequired: true,
          premium: expect.any(Number) as number,
        },
      },
    ]);
  });
});

describe('the question before a policy is issued', () => {
  const sim = () => screen.getByRole('button', { name: 'Sim' });

  it('says how much, when and between whom as the server has it, and nothing is sent before a yes', async () => {
    const { api, person, fill, press } = await openPayment({}, { 'POST /quote/payment': cut() });
    await fill();
    // What stands beside the form follows the date that was chosen.
    await screen.findByText(/as datas acima usam a escolhida\.$/);
    await press('Emitir Apólice');
    const dialog = await screen.findByRole('dialog', { name: 'Deseja emitir o apólice?' });
    const said = within(dialog);
    expect(await said.findByText('2x no boleto')).toBeVisible();
    expect(said.getByText('Construtora Serra Azul Ltda · 11.222.333/0001-81')).toBeVisible();
    expect(said.getAllByRole('row').map((row) => row.textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'ParcelaValorVencimento',
      '1/2R$ 75,0020/12/2026',
      '2/2R$ 75,0020/01/2027',
    ]);
    expect(Object.fromEntries(api.calls('GET /quote/payment/plans').at(-1)!.query)).toEqual({
      identifier,
      firstInstallmentDueDateDelay: '10',
    });
    await press('Não');
    expect(screen.queryByRole('dialog')).toBeNull();
    await press('Emitir Apólice');
    await screen.findByText('2x no boleto');
    await waitFor(() => expect(sim()).not.toHaveAttribute('aria-disabled'));
    expect(api.calls('POST /quote/payment')).toEqual([]);
    await person.dblClick(sim());
    await screen.findByText('O que você preencheu continua aqui.');
    expect(api.calls('POST /quote/payment')).toHaveLength(1);
  });

  it('has no yes while the server does not say, and is asked again', async () => {
    const { api, person, fill, press } = await openPayment();
    await fill();
    api.answer({ 'GET /quote/payment/plans': cut() });
    await press('Emitir Apólice');
    const dialog = within(await screen.findByRole('dialog'));
    const again = await dialog.findByRole('button', { name: 'Tentar novamente' });
    expect(sim()).toHaveAttribute('aria-disabled', 'true');
    await person.click(sim());
    expect(api.calls('POST /quote/payment')).toEqual([]);
    api.answer({ 'GET /quote/payment/plans': plans });
    await person.click(again);
    expect(await dialog.findByText('2x no boleto')).toBeVisible();
  });

  it('is not put where the offer ended meanwhile: the page says so', async () => {
    const { api, fill, press } = await openPayment();
    await fill();
    const ended = { 'GET /quote': await quoteAt(STATUS.expired, { Quote: offer }) };
    const refusal = refuse(409, { Code: 'STATUS_FORBIDS', Message: FORBIDDEN });
    api.answer({ ...ended, 'GET /quote/payment/plans': refusal });
    await press('Emitir Apólice');
    expect((await screen.findAllByText(FORBIDDEN)).at(-1)).toBeVisible();
    expect(await screen.findByText('Cotação Expirada')).toBeInTheDocument();
    expect(screen.queryByText('Deseja emitir o apólice?')).toBeNull();
  });
});

it('what was paid leads back to the quote, also where that is not read anew by then', async () => {
  const paid = {
    Identifier: identifier,
    Status: STATUS.proposalRequested,
    Title: 'Recebemos sua solicitação',
  };
  const { api, fill, press } = await openPayment(
    {},
    { 'POST /quote/payment': paid, 'GET /quote/draft/document': new Blob(['%PDF-']) },
  );
  await fill();
  api.answer({ 'GET /quote': cut() });
  await press('Pedir Proposta');
  await screen.findByRole('dialog', { name: 'Recebemos sua solicitação' }, patience);
  await press('Fechar janela');
  expect(screen.queryByRole('heading', { name: HEADING })).toBeNull();
  expect(document.getElementById('quote-status')).toHaveFocus();
});

describe('an offer that goes while its form is open', () => {
  it('was paid by somebody else: the refusal is said, and the page shows where it is', async () => {
    const { api, person, fill, press } = await openPayment(
      {},
      { 'POST /quote/payment': refuse(409, { Code: 'STATUS_FORBIDS', Message: FORBIDDEN }) },
    );
    await fill();
    api.answer({ 'GET /quote': cut() });
    await press('Pedir Proposta');
    expect((await screen.findAllByText(FORBIDDEN)).at(-1)).toBeVisible();
    await person.click(screen.getAllByText('Fechar').at(-1)!);
    api.answer({
      'GET /quote': await quoteAt(STATUS.proposalRequested, { Quote: offer, Proposal: proposal }),
    });
    cleanup();
    reopenPortal();
    await heading('Forma de Pagamento');
  });

  it('covers nothing any more: the form goes, and the page says why', async () => {
    const { api } = await openPayment();
    const ended = { ...offer, ValidityEnded: '2026-11-30' };
    api.answer({ 'GET /quote': await quoteAt(STATUS.paymentReady, { Quote: ended }) });
    act(() => revalidateQuote(identifier));
    const told = 'A vigência pedida já terminou. Nada foi enviado por esta página.';
    expect(await screen.findByText(told)).toBeVisible();
    expect(screen.getByText(/^Ela terminou em 30\/11\/2026\./)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Pedir Proposta' })).toBeNull();
  });

  it('takes the form along, and says so', async () => {
    const { api, person, fill, press } = await openPayment();
    await fill();
    await press('Emitir Apólice');
    expect(screen.getByText('Deseja emitir o apólice?')).toBeVisible();
    api.answer({ 'GET /quote': await quoteAt(STATUS.analysing) });
    act(() => revalidateQuote(identifier));
    expect(
      await screen.findByText(/^A situação desta cotação mudou para Cotação em Análise\./),
    ).toBeVisible();
    await person.click(screen.getAllByText('Fechar').at(-1)!);
    expect(document.getElementById('quote-status')).toHaveFocus();
    expect(screen.queryByRole('heading', { name: HEADING })).toBeNull();
  });
});
