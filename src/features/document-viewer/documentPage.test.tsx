import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refuse } from '../../../tests/support/portal/fakeApi';
import { arrive, openPortal } from '../../../tests/support/portal/openPortal';

const BILLET = 'GET /InsurancePolicy/invoices/document';
const missing = {
  'GET /quote/draft/document': refuse(404),
  'GET /quotes/export/pdf/*': refuse(404),
  'GET /InsurancePolicy/endorsement/pdf/*': refuse(404),
  'GET /InsurancePolicy/Document': refuse(404),
  [BILLET]: refuse(404),
  'GET /financial/billet/download/all': refuse(404),
};

it.each([
  ['/cotacao/BID0000009/minuta', '/cotacao/BID0000009/status'],
  ['/cotacao/BID9999999/comprovante', '/cotacao/BID9999999/status'],
  ['/endosso/END0000001/comprovante', '/status-solicitacao'],
  ['/apolices/x/documento', '/financeiro'],
  ['/boleto/x', '/financeiro'],
  ['/boleto-all/x', '/financeiro'],
])('a document that there is not says so at %s, and leads back', async (path, back) => {
  openPortal(path, { answers: missing });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Nenhum documento encontrado.');
  expect(within(alert).getByRole('link', { name: 'Voltar' })).toHaveAttribute('href', back);
  expect(within(alert).queryByRole('button', { name: 'Tentar novamente' })).toBeNull();
});

it('one that did not come is asked for again', async () => {
  const { api, person } = openPortal('/boleto/y', { answers: { [BILLET]: refuse(500) } });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Não foi possível buscar o documento no momento.');
  api.answer({ [BILLET]: refuse(404) });
  await person.click(within(alert).getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Nenhum documento encontrado.')).toBeVisible();
  await person.click(within(screen.getByRole('alert')).getByRole('link', { name: 'Voltar' }));
  await arrive('/financeiro');
});

it('nobody reads one without signing in, and a natural person none of quotes', async () => {
  openPortal('/cotacao/BID0000001/minuta', { person: null });
  await arrive('/login');
  openPortal('/cotacao/BID0000001/minuta', { person: { isPhysicalPerson: true } });
  await arrive('/inicio');
});
