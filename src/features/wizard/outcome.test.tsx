import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openBid } from '../../../tests/support/portal/openBid';
import { arrive, heading, patience } from '../../../tests/support/portal/openPortal';
import { offer, QUOTE, quoteAt } from '../../../tests/support/portal/quote';
import { REGISTRATION_POLL } from '../../shared/requests/pollQuote';
import { STATUS } from '../../../contract/statuses/quote';

afterEach(() => vi.useRealTimers());

const WAITING = 'Aguarde, estamos processando sua solicitação...';
const RECEIVED = 'Recebemos sua solicitação';
const { every } = REGISTRATION_POLL;

/** Registers a request that stands at `status` whenever it is looked at. */
async function send(quote: object) {
  const registered = { Identifier: QUOTE.identifier, Title: RECEIVED };
  const portal = openBid('files', {}, { 'POST /quote/bid': registered, 'GET /quote': quote });
  await heading('Arquivos');
  await portal.proceed();
  await heading('Confirme os dados da sua cotação');
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  await portal.proceed();
  await waitFor(() => expect(portal.api.calls('POST /quote/bid')).toHaveLength(1));
  expect(await screen.findByText(WAITING, {}, patience)).toBeVisible();
  return portal;
}

it('Ctrl+Enter is Continuar where a request is confirmed too, and pressed twice sends once', async () => {
  const registered = { Identifier: QUOTE.identifier, Title: RECEIVED };
  const { api, person, proceed } = openBid('files', {}, { 'POST /quote/bid': registered });
  await heading('Arquivos');
  await proceed();
  await heading('Confirme os dados da sua cotação');
  await person.keyboard('{Control>}{Enter}{Enter}{/Control}');
  expect(await screen.findByText(WAITING, {}, patience)).toBeVisible();
  expect(api.calls('POST /quote/bid')).toHaveLength(1);
});

describe('a request that was sent', () => {
  it('is denied with its reason', async () => {
    const Reason = 'A garantia de proposta excede 10% do valor do contrato.';
    const QuoteDenied = { DeniedAt: '2026-11-20T15:00:00.000Z', Reason };
    const { person } = await send(await quoteAt(STATUS.denied, { QuoteDenied }));
    await vi.advanceTimersByTimeAsync(every);
    expect(await screen.findByText(RECEIVED, {}, patience)).toBeInTheDocument();
    await person.click(screen.getByText('Acompanhe sua cotação'));
    expect(await screen.findByText('Cotação Negada', {}, patience)).toBeVisible();
    expect(screen.getByText(/^Prezado cliente, após análise técnica e politicas/)).toBeVisible();
    expect(screen.getByText(Reason)).toBeVisible();
  });

  it('is approved: its payment is open', async () => {
    await send(await quoteAt(STATUS.paymentReady, { Quote: offer }));
    await vi.advanceTimersByTimeAsync(every);
    await arrive(`${QUOTE.path}/status`);
    await heading('Dados de Pagamento');
    // What is decided on stands beside it.
    expect(await screen.findByText(/^Aprovada em 6 s\./)).toBeVisible();
    expect(screen.getByRole('table', { name: 'Parcelas no boleto' })).toBeVisible();
    expect(screen.getByText('Seguradora Demonstração')).toBeVisible();
  });
});
