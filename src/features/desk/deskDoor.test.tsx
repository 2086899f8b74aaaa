import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cut, refuse } from '../../../tests/support/portal/fakeApi';
import { arrive, openPortal } from '../../../tests/support/portal/openPortal';

it.each(['/executivo', '/executivo/links', '/executivo/solicitacoes/BID0000001/dados-gerais'])(
  'who is no executive finds nothing at %s',
  async (path) => {
    openPortal(path);
    await arrive('/error/404');
  },
);

it('and no way to it', async () => {
  openPortal('/inicio');
  await screen.findByRole('heading', { name: /Boas-vindas/ });
  expect(screen.queryByText('Portal Executivo')).toBeNull();
});

it('a request that there is not is not found', async () => {
  openPortal('/executivo/solicitacoes/BID9999999/dados-gerais', {
    person: { isExecutive: true },
    answers: { 'GET /desk/quote': refuse(404), 'GET /desk/quote/*': refuse(404) },
  });
  await arrive('/error/404');
});

it('an address that the desk does not know is not found', async () => {
  openPortal('/executivo/nada', { person: { isExecutive: true } });
  await arrive('/error/404');
});

it('a request without a tab is opened at its first', async () => {
  openPortal('/executivo/solicitacoes/BID0000001', {
    person: { isExecutive: true },
    answers: { 'GET /desk/quote': cut, 'GET /desk/quote/*': cut },
  });
  await arrive('/executivo/solicitacoes/BID0000001/dados-gerais');
});
