// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, expect, it } from 'vitest';
import { UiProvider } from '../../../renderers/ui';
import { CONFIG_KEY } from '../../shared/config/usePublicConfig';
import { QuoteCreatedDialog } from './QuoteCreatedDialog';

afterEach(cleanup);

const config = { executivePortalUrl: 'https://portal.test' };

it.each([
  ['BID0000001', 'link'],
  ['END0000001', 'button'],
])('after %s a new request starts by a %s, and the executive portal follows it', (identifier, role) => {
  render(
    <UiProvider>
      <SWRConfig value={{ provider: () => new Map(), fallback: { [CONFIG_KEY]: config } }}>
        <MemoryRouter>
          <QuoteCreatedDialog registered={{ Identifier: identifier, Title: 'Recebida', Message: '' }} />
        </MemoryRouter>
      </SWRConfig>
    </UiProvider>,
  );
  expect(screen.getByRole(role, { name: 'Nova Solicitação' })).toBeTruthy();
  const follow = screen.getByRole('link', { name: 'Acompanhar Solicitação no Portal Executivo' });
  const address = `https://portal.test/solicitacoes/${identifier}/dados-gerais`;
  expect(follow.getAttribute('href')).toBe(address);
});
