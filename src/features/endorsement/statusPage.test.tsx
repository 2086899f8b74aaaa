import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { END, endorsementAt, policyAnswers } from '../../../tests/support/portal/endorsement';
import { arrive, heading, openPortal, patience } from '../../../tests/support/portal/openPortal';
import { offer } from '../../../tests/support/portal/quote';
import { STATUS } from '../../../contract/statuses/quote';

const change = {
  PolicyId: '7',
  DocumentNumber: '0775-2026-000123-00',
  IsWithoutPayment: false,
  IsWithPerson: false,
  Issued: null,
};
const Netted = { OffBillets: 80, PaidOut: 4.25 };
const refund = { ...offer, GrossPremium: -84.25, CommercialPremium: -84.25, Netted };
const nettingText = 'Primeiro abate R$ 80,00 de boletos em aberto; R$ 4,25 são pagos a você.';

async function openStatus(status: number, more: object = {}, answers: object = {}) {
  const quote = await endorsementAt(status, { Endorsement: change, ...more });
  return openPortal(END.path, { answers: { 'GET /quote': quote, ...answers } });
}
const button = (name: string) => screen.findByRole('button', { name }, patience);

describe('the page of an endorsement', () => {
  it('is paid by the form that there is, for an endorsement', async () => {
    const { person } = await openStatus(STATUS.paymentReady, { Quote: offer });
    await person.click(await button('Seguir com Emissão'));
    await heading('Dados de Pagamento');
    expect(await button('Emitir Endosso')).toBeVisible();
  });

  it('says of a premium below zero that it is given back, and is accepted without a payment', async () => {
    const Endorsement = { ...change, IsWithoutPayment: true };
    const answers = {
      'PUT /quote/approve': { Identifier: END.identifier, Status: 7, Title: '', Message: '' },
    };
    const { api, person } = await openStatus(STATUS.paymentReady, { Quote: refund, Endorsement }, answers);
    expect(await screen.findByText('Este endosso devolve parte do prêmio', {}, patience)).toBeVisible();
    expect(screen.getByText('Valor a restituir').nextSibling).toHaveTextContent(/^R\$\s84,25$/);
    expect(screen.getByText(`Não há nada a pagar. ${nettingText}`)).toBeVisible();
    await person.click(await button('Seguir com Emissão'));
    const question = await screen.findByRole('dialog', { name: 'Deseja emitir o endosso?' }, patience);
    expect(question).toHaveTextContent(nettingText);
    api.answer({
      'GET /quote': await endorsementAt(STATUS.proposalAccepted, { Quote: refund, Endorsement }),
    });
    await person.click(await screen.findByText('Sim'));
    await waitFor(() => expect(api.calls('PUT /quote/approve')).toHaveLength(1), patience);
    expect(await screen.findByText('O endosso está sendo emitido.', {}, patience)).toBeVisible();
  });

  it('shows what was issued, with its documents and billets', async () => {
    const Billets = [
      {
        BillingId: 'B1',
        Installment: 1,
        Installments: 1,
        DueDate: '2026-12-10',
        Amount: 168.49,
        Status: 'Pending',
      },
    ];
    const Issued = {
      Code: 'e-1',
      Number: '0775-2026-000123-01',
      IssuedAt: '2026-11-20T15:00:00.000Z',
      Billets,
    };
    await openStatus(STATUS.endorsementIssued, { Endorsement: { ...change, Issued } });
    await heading('Seu endosso foi emitido');
    expect(screen.getByText('0775-2026-000123-01')).toBeVisible();
    const receipt = screen.getByRole('link', { name: /^Comprovante de endosso/ });
    expect(receipt).toHaveAttribute('href', `/endosso/${END.identifier}/comprovante`);
    // The paper of what was issued is at the endorsement's address: the policy's knows policies only.
    const paper = screen.getByRole('link', { name: /^Ver endosso/ });
    expect(paper).toHaveAttribute('href', '/endosso/e-1/comprovante');
    expect(screen.getByRole('table', { name: 'Boletos' })).toBeVisible();
  });

  it('says that it was cancelled, not that it was issued, once the desk undid it', async () => {
    const Issued = {
      Code: 'e-1',
      Number: '0775-2026-000123-01',
      IssuedAt: '2026-11-20T15:00:00.000Z',
      Undone: { At: '2026-11-26T15:00:00.000Z', Reason: 'O prêmio não foi pago.' },
      Billets: [],
    };
    await openStatus(STATUS.endorsementIssued, { Endorsement: { ...change, Issued } });
    await heading('Seu endosso foi cancelado');
    expect(screen.getByText('Endosso Cancelado')).toBeVisible();
    expect(screen.getByText('O prêmio não foi pago.')).toBeVisible();
    expect(screen.queryByText('Endosso Emitido')).toBeNull();
  });

  it('is changed in the form, at its files', async () => {
    const { person } = await openStatus(STATUS.paymentReady, { Quote: offer }, policyAnswers());
    await person.click(await button('Editar'));
    await arrive(END.form);
    expect(await button('Solicitar Endosso')).toBeVisible();
  });

  it('what was denied is corrected and sent again in the form, which says why; it makes no template', async () => {
    const Answers = { 'endorsementRequest.policy': { value: '7', label: '0775', main: '7' } };
    const again = { Wizard: 'endosso', Answers, Moved: [], Left: ['Arquivos'] };
    const QuoteDenied = { DeniedAt: '2026-11-20T15:00:00.000Z', Reason: 'Falta o aditivo.' };
    const answers = { ...policyAnswers(), 'GET /quote/repeat': again };
    const { person } = await openStatus(STATUS.endorsementDenied, { QuoteDenied }, answers);
    expect(await button('Repetir esta solicitação')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Salvar como modelo' })).toBeNull();
    await person.click(await button('Corrigir e enviar de novo'));
    await arrive('/endossos');
    expect(await screen.findByText('O que corrigir: Falta o aditivo.', {}, patience)).toBeVisible();
    expect(screen.getByText('Não copiado: Arquivos.')).toBeVisible();
  });

  it('what is open, or issued, is not repeated: a policy is changed once', async () => {
    await openStatus(STATUS.endorsementAnalysing);
    await heading('Dados da solicitação');
    expect(screen.queryByRole('button', { name: 'Repetir esta solicitação' })).toBeNull();
  });

  it('has its details at an address of their own', async () => {
    const Summary = [{ title: 'Objeto Segurado', lines: [] }];
    openPortal(`/endossos/${END.identifier}/detalhes/performance`, {
      answers: { 'GET /quote': await endorsementAt(STATUS.endorsementAnalysing, { Summary }) },
    });
    await heading('Detalhes do endosso');
    expect(screen.getByRole('link', { name: 'Voltar' })).toHaveAttribute('href', END.path);
  });
});
