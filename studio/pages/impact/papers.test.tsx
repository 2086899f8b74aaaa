import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refuse, type Call } from '../../../tests/support/portal/fakeApi';
import { openPortal, patience } from '../../../tests/support/portal/openPortal';
import type { PapersAnswer } from '../../contract/papers';

const DRAFT = '11111111-1111-4111-8111-111111111111';
const PAPERS = `GET /workbench/draft/${DRAFT}/impact/papers`;
const Items: PapersAnswer['Items'] = [
  { Case: 'inteiro', Document: 'minuta' },
  { Case: 'inteiro', Document: 'proposta' },
];

async function opened(answer: unknown) {
  const portal = openPortal(`/produtos/rascunhos/${DRAFT}/licitante/impacto`, {
    person: null,
    answers: {
      [`GET /workbench/draft/${DRAFT}/impact`]: { Faults: [], Impact: null },
      [PAPERS]: answer,
    },
  });
  const run = await screen.findByRole('button', { name: 'Calcular o impacto' }, patience);
  await portal.person.click(run);
  return portal;
}

const shownOf = (text: string) => ({
  Before: { Pdf: btoa('%PDF'), Texts: [`Antes de ${text}`] },
  After: { Pdf: btoa('%PDF'), Texts: [] },
});

it('documents that change are listed, and the one that is chosen stands before beside after', async () => {
  const { api, person } = await opened(({ query }: Call) => ({
    ...{ Compared: 60, Total: 80, Items },
    Shown: shownOf(Items[Number(query.get('at'))]!.Document),
  }));
  const papers = within(await screen.findByRole('region', { name: 'Documentos lado a lado' }, patience));
  expect(
    papers.getByText('2 documentos mudam em 60 casos impressos nas duas versões, os primeiros de 80.'),
  ).toBeVisible();
  expect(
    within(papers.getByRole('list', { name: 'Só em “Antes”' })).getByText('Antes de minuta'),
  ).toBeVisible();
  expect(papers.getByRole('region', { name: 'Páginas: Antes' })).toHaveAttribute('tabindex', '0');
  expect(papers.getByText('Nada que a outra não diga.')).toBeVisible();
  await person.selectOptions(papers.getByLabelText('Documento'), 'Proposta · caso inteiro');
  expect(await papers.findByText('Antes de proposta', {}, patience)).toBeVisible();

  api.answer({ [PAPERS]: refuse(503, { Code: 'UNAVAILABLE', Message: 'Fora do ar.' }) });
  await person.selectOptions(papers.getByLabelText('Documento'), 'Minuta · caso inteiro');
  const said = 'Não foi possível imprimir o documento. Tente de novo.';
  expect(await papers.findByText(said, {}, patience)).toBeVisible();
  expect(papers.getByText('Antes de proposta')).toBeVisible();
});

it('nothing is said of documents where none changes', async () => {
  const { api } = await opened({ Compared: 9, Total: 9, Items: [], Shown: null });
  expect(await screen.findByText('Nada muda neste produto.', {}, patience)).toBeVisible();
  await waitFor(() => expect(api.calls(PAPERS)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText(/^Imprimindo os casos/)).toBeNull());
  expect(screen.queryByRole('region', { name: 'Documentos lado a lado' })).toBeNull();
});
