// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, expect, it } from 'vitest';
import { UiProvider } from '../../../renderers/ui';
import { CONFIG_KEY } from '../../shared/config/usePublicConfig';
import { executiveFlow, FlowContext } from '../../shared/requests/flow';
import { QuoteCreatedDialog } from './QuoteCreatedDialog';

afterEach(cleanup);

const config = { executivePortalUrl: 'https://portal.test' };

it.each([
  ['BID0000001', 'cotacao'],
  ['END0000001', 'endossos'],
] as const)(
  'after %s a new request starts in /%s, and the executive portal follows it',
  (identifier, flow) => {
    render(
      <UiProvider>
        <SWRConfig value={{ provider: () => new Map(), fallback: { [CONFIG_KEY]: config } }}>
          <MemoryRouter>
            <FlowContext value={executiveFlow(flow, 'token')}>
              <QuoteCreatedDialog registered={{ Identifier: identifier, Title: 'Recebida', Message: '' }} />
            </FlowContext>
          </MemoryRouter>
        </SWRConfig>
      </UiProvider>,
    );
    const again = screen.getByRole('link', { name: 'Nova Solicitação' });
    expect(again.getAttribute('href')).toContain(`/${flow}`);
    const follow = screen.getByRole('link', { name: 'Acompanhar Solicitação no Portal Executivo' });
    const address = `https://portal.test/solicitacoes/${identifier}/dados-gerais`;
    expect(follow.getAttribute('href')).toBe(address);
  },
);
