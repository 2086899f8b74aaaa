import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cut } from '../../../tests/support/portal/fakeApi';
import { openPortal, patience } from '../../../tests/support/portal/openPortal';
import { QUOTE, quoteAt } from '../../../tests/support/portal/quote';
import { STATUS } from '../../../contract/statuses/quote';

const REASONS = 'GET /quote/reasons';
const told = {
  Figures: [{ Title: 'Prêmio líquido', Text: 'R$ 2.958,90', Why: 'Segue de: Prazo em Dias: 90 dias.' }],
  Answers: [
    { Title: 'Objeto', Text: 'Edital: 12/2026', Why: 'Calculado a partir de “Número do Edital”: 12/2026.' },
    { Title: 'Multa', Text: null, Why: 'Não se aplica por causa de “Modalidade”: Licitante.' },
  ],
};

it('a request says why each of its values is so, once it is asked, and can be asked again', async () => {
  const answers = { 'GET /quote': await quoteAt(STATUS.analysing), [REASONS]: cut() };
  const { api, person } = openPortal(QUOTE.path, { answers });
  const ask = await screen.findByText('Por que cada valor?', {}, patience);
  expect(api.calls(REASONS)).toHaveLength(0);
  await person.click(ask);
  const retry = await screen.findByRole('button', { name: 'Tentar novamente' }, patience);
  api.answer({ [REASONS]: told });
  await person.click(retry);
  expect(await screen.findByText('Segue de: Prazo em Dias: 90 dias.')).toBeVisible();
  const parts = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(parts).toEqual(
    expect.arrayContaining([
      'Preço',
      'Respostas calculadas, ligadas a outras ou fixas',
      'O que não foi perguntado',
    ]),
  );
  const multa = screen.getByText('Multa').closest('div')!;
  expect(within(multa).getByText(/^Não se aplica por causa de/)).toBeVisible();
});

it('says so where all was answered by a person', async () => {
  const answers = { 'GET /quote': await quoteAt(STATUS.analysing), [REASONS]: { Figures: [], Answers: [] } };
  const { person } = openPortal(QUOTE.path, { answers });
  await person.click(await screen.findByText('Por que cada valor?', {}, patience));
  await waitFor(() => expect(screen.getByText(/Todas as respostas deste pedido/)).toBeVisible());
});
