// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, expect, it } from 'vitest';
import { UiProvider } from '../../../renderers/ui';
import { CONFIG_KEY } from '../../shared/config/usePublicConfig';
import { executiveFlow, FlowContext } from '../../shared/requests/flow';
import { STATUS } from '../../../contract/statuses/quote';
import { endorsementAt } from '../../../tests/support/portal/endorsement';
import { offer } from '../../../tests/support/portal/quote';
import { told, type Outcome } from './outcome';
import { QuoteCreatedDialog } from './QuoteCreatedDialog';

afterEach(cleanup);

const config = { executivePortalUrl: 'https://portal.test' };

const registered = { Identifier: 'END0000001', Title: 'Recebida', Message: '' };

function open(identifier: string, flow: 'cotacao' | 'endossos', outcome: Outcome) {
  render(
    <UiProvider>
      <SWRConfig value={{ provider: () => new Map(), fallback: { [CONFIG_KEY]: config } }}>
        <MemoryRouter>
          <FlowContext value={executiveFlow(flow, 'token')}>
            <QuoteCreatedDialog registered={{ ...outcome, Identifier: identifier }} />
          </FlowContext>
        </MemoryRouter>
      </SWRConfig>
    </UiProvider>,
  );
}

it.each([
  ['BID0000001', 'cotacao'],
  ['END0000001', 'endossos'],
] as const)(
  'after %s a new request starts in /%s, and the executive portal follows it',
  (identifier, flow) => {
    open(identifier, flow, registered);
    const again = screen.getByRole('link', { name: 'Nova Solicitação' });
    expect(again.getAttribute('href')).toContain(`/${flow}`);
    const follow = screen.getByRole('link', { name: 'Acompanhar Solicitação no Portal Executivo' });
    const address = `https://portal.test/solicitacoes/${identifier}/dados-gerais`;
    expect(follow.getAttribute('href')).toBe(address);
  },
);

it.each([
  [offer, 'Seu endosso foi aprovado', ['Prêmio total', 'R$ 150,00', 'Seguradora Demonstração']],
  [{ ...offer, GrossPremium: -84.25 }, 'Seu endosso foi aprovado', ['Valor a restituir', 'R$ 84,25']],
])('a change by a link that was rated says so, and its premium', async (rated, title, words) => {
  const quote = await endorsementAt(STATUS.paymentReady, { Quote: rated });
  open('END0000001', 'endossos', told(registered, quote));
  expect(screen.getByRole('dialog', { name: title })).toBeVisible();
  for (const word of words) expect(screen.getAllByText(word)[0]).toBeVisible();
  expect(screen.queryByText(/em análise/)).toBeNull();
});

it('a change by a link that a person looks at says so, without a premium', async () => {
  const quote = await endorsementAt(STATUS.endorsementAnalysing);
  open('END0000001', 'endossos', told(registered, quote));
  expect(screen.getByRole('dialog', { name: 'Sua solicitação está em análise' })).toBeVisible();
  expect(screen.queryByText('Prêmio total')).toBeNull();
});
