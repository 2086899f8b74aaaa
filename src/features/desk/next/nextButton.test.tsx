import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { UiProvider } from '../../../../renderers/ui/UiProvider';
import { fakeApi } from '../../../../tests/support/portal/fakeApi';
import { keepFilter } from './keptFilter';
import { NextButton } from './NextButton';

const NEXT = 'POST /desk/queue/next';

it('a request that is opened again under another order asks for its place in that one', async () => {
  const api = fakeApi({ [NEXT]: { Identifier: null, Place: 'p' } });
  const open = async (times: number) => {
    render(<NextButton identifier="BID0000001" isDone={false} />, {
      wrapper: ({ children }) => (
        <MemoryRouter>
          <UiProvider>{children}</UiProvider>
        </MemoryRouter>
      ),
    });
    await screen.findByRole('button', { name: 'Próxima solicitação' });
    await waitFor(() => expect(api.calls(NEXT)).toHaveLength(times));
    cleanup();
  };
  keepFilter({ Sort: 'due' });
  await open(1);
  keepFilter({ Sort: 'amount', Descending: true });
  await open(2);
  expect(api.calls(NEXT)[1]?.body).toEqual({ Sort: 'amount', Descending: true, Identifier: 'BID0000001' });
});
