import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { DeskRequest } from '../../../../contract/desk';
import { UiProvider } from '../../../../renderers/ui/UiProvider';
import { cut, fakeApi, refuse } from '../../../../tests/support/portal/fakeApi';
import { patience } from '../../../../tests/support/portal/openPortal';
import { DecisionPanel } from './DecisionPanel';

const request = (changes: Partial<DeskRequest>) =>
  ({ Identifier: 'BID0000001', Status: 1, HeldBy: null, Quote: null, ...changes }) as unknown as DeskRequest;

it('who decides what somebody else has decided is told so, and keeps the focus in the panel', async () => {
  const Message = 'A situação atual não permite esta operação: “Cotação Negada” por Elisa Duarte.';
  fakeApi({
    'POST /desk/queue/next': { Identifier: null, Place: null },
    'POST /desk/quote/deny': refuse(409, { Code: 'STATUS_CONFLICT', Message }),
    'GET /desk/texts': [],
  });
  const panel = (changes: Partial<DeskRequest>) => (
    <MemoryRouter>
      <DecisionPanel request={request(changes)} />
    </MemoryRouter>
  );
  const { rerender } = render(panel({ Seen: 1, Actions: ['deny'] }), { wrapper: UiProvider });
  await userEvent.click(screen.getByRole('button', { name: 'Negar' }));
  await userEvent.type(
    await screen.findByLabelText(/^Motivo da recusa/, {}, patience),
    'Documentos insuficientes',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Negar cotação' }));
  expect(await screen.findByText(Message, {}, patience)).toBeVisible();
  rerender(panel({ Seen: 2, Status: 3, Actions: [] }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Decisão' })).toHaveFocus());
});

it('a decision whose answer was lost is not to be tried again once the request tells that it was taken', async () => {
  const lost = /^Não foi possível falar com o servidor/;
  fakeApi({ 'POST /desk/queue/next': { Identifier: null, Place: null }, 'POST /desk/quote/ready': cut() });
  const panel = (changes: Partial<DeskRequest>) => (
    <MemoryRouter>
      <DecisionPanel request={request(changes)} />
    </MemoryRouter>
  );
  const { rerender } = render(panel({ Seen: 1, Status: 5, Actions: ['ready'] }), { wrapper: UiProvider });
  await userEvent.click(screen.getByRole('button', { name: 'Marcar proposta como pronta' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sim' }));
  expect(await screen.findByText(lost, {}, patience)).toBeVisible();
  rerender(panel({ Seen: 2, Status: 6, Actions: [], ExpiresAt: '2026-12-20T15:00:00.000Z' }));
  expect(await screen.findByText('A proposta está com o cliente, que pode aceitá-la.')).toBeVisible();
  expect(screen.queryByText(lost)).toBeNull();
});

it('a letter presses the button that names it, but not while one types', async () => {
  const NEXT = 'POST /desk/queue/next';
  // Its place is asked for: those of the tests before are known already.
  const OTHER = 'BID0000002';
  const api = fakeApi({ [NEXT]: { Identifier: null, Place: null } });
  render(
    <MemoryRouter>
      <input aria-label="Buscar" />
      <DecisionPanel request={request({ Identifier: OTHER, Seen: 1, Status: 5, Actions: ['ready'] })} />
    </MemoryRouter>,
    { wrapper: UiProvider },
  );
  await waitFor(() => expect(api.calls(NEXT)).toHaveLength(1));
  await userEvent.type(screen.getByLabelText('Buscar'), 'n');
  expect(api.calls(NEXT)).toHaveLength(1);
  await userEvent.click(screen.getByRole('heading', { name: 'Decisão' }));
  await userEvent.keyboard('n');
  await waitFor(() => expect(api.calls(NEXT)).toHaveLength(2));
});
