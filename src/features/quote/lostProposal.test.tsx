import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refuse } from '../../../tests/support/portal/fakeApi';
import { arrive, heading, openPortal } from '../../../tests/support/portal/openPortal';
import { offer, QUOTE, quoteAt } from '../../../tests/support/portal/quote';
import { STATUS } from '../../../contract/statuses/quote';

const { identifier } = QUOTE;

async function openReady(approve: unknown) {
  const ready = await quoteAt(STATUS.proposalReady);
  const portal = openPortal(`/cotacao/${identifier}`, {
    answers: { 'GET /quote': ready, 'PUT /quote/approve': approve, 'GET /quote/draft/document': null },
  });
  await heading('Sua proposta está Pronta');
  await portal.person.click(screen.getByRole('checkbox'));
  await portal.person.click(screen.getByRole('button', { name: 'Contratar' }));
  return portal;
}

const LOST = 'A situação desta cotação mudou para Aguardando Emissão. Nada foi enviado por esta página.';
const forbidden = refuse(409, {
  Code: 'STATUS_FORBIDS',
  Message: 'A situação atual da cotação não permite esta operação.',
});

describe('Contratar', () => {
  it('says so where another window was first', async () => {
    const accepted = await quoteAt(STATUS.proposalAccepted);
    const { person, api } = await openReady(forbidden);
    api.answer({ 'GET /quote': accepted });
    await person.click(screen.getByText('Sim'));
    expect(await screen.findByText(LOST)).toBeVisible();
  });

  it('says that the validity has ended where it did meanwhile', async () => {
    const Quote = { ...offer, ValidityEnded: '2026-11-30' };
    const ended = await quoteAt(STATUS.proposalReady, { Quote });
    const { person, api } = await openReady(refuse(409, { Code: 'VALIDITY_OVER' }));
    api.answer({ 'GET /quote': ended });
    await person.click(screen.getByText('Sim'));
    const told = 'A vigência pedida já terminou. Nada foi enviado por esta página.';
    expect(await screen.findByText(told)).toBeVisible();
  });

  it('says nothing of the kind where it was this page', async () => {
    const { person } = await openReady({ Title: 'ok' });
    await person.click(screen.getByText('Sim'));
    await arrive('/status-solicitacao');
    expect(await screen.findByText('Proposta aceita!')).toBeInTheDocument();
    expect(screen.queryByText(/Nada foi enviado/)).toBeNull();
  });
});
