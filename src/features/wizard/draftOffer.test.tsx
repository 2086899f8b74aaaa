import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BID, bidDraft, bidLookups } from '../../../tests/support/portal/bid';
import { refuse } from '../../../tests/support/portal/fakeApi';
import { heading, openPortal, patience } from '../../../tests/support/portal/openPortal';
import { DraftWindows } from './drafts/DraftWindows';

const OFFER = 'Você tem uma solicitação não concluída';

it('beginning anew asks first, for it forgets the draft', async () => {
  const { person, api } = openPortal(BID.path, {
    answers: { ...bidLookups, [`GET /draft/${BID.product}`]: bidDraft('object') },
  });
  await screen.findByText(OFFER, {}, patience);
  await person.click(screen.getByRole('button', { name: 'Começar de novo' }));
  await person.click(screen.getByText('Não'));
  expect(api.calls(`DELETE /draft/${BID.product}`)).toHaveLength(0);
  await person.click(screen.getByRole('button', { name: 'Começar de novo' }));
  expect(screen.getByText(/será apagado/)).toBeVisible();
  await person.click(screen.getByText('Sim'));
  await heading('Dados do Segurado');
  expect(api.calls(`DELETE /draft/${BID.product}`)).toHaveLength(1);
  expect(screen.getByLabelText('CPF/CNPJ do Segurado')).toHaveValue('');
});

describe('a draft of another modality than was just chosen', () => {
  const draft = {
    ...bidDraft('object'),
    answers: { 'detailsProduct.modality': 'Aduaneiro', 'detailsProduct.modalityType': 'Setor Público' },
    steps: { detailsProduct: 'open' },
  };
  const carries = { 'detailsProduct.modality': 'Fornecedor', 'detailsProduct.modalityType': 'Setor Público' };
  const DRAFTED = 'Aduaneiro (Seguro Garantia Setor Público)';
  const CHOSEN = 'Fornecedor (Seguro Garantia Setor Público)';
  const open = () =>
    openPortal('/cotacao/garantia', {
      state: { carries },
      answers: { ...bidLookups, 'GET /draft/garantia': draft },
    });

  it('names itself, and the choice is what is begun', async () => {
    const { person } = open();
    expect(await screen.findByText(`Produto do rascunho: ${DRAFTED}.`, {}, patience)).toBeVisible();
    await person.click(screen.getByRole('button', { name: `Começar ${CHOSEN}` }));
    await person.click(screen.getByText('Sim'));
    await waitFor(() => expect(screen.getByLabelText('Modalidade')).toHaveValue('Fornecedor'), patience);
  });

  it('is taken up by its name only', async () => {
    const { person } = open();
    await screen.findByText(OFFER, {}, patience);
    await person.click(screen.getByRole('button', { name: `Continuar rascunho de ${DRAFTED}` }));
    await waitFor(() => expect(screen.getByLabelText('Modalidade')).toHaveValue('Aduaneiro'), patience);
  });
});

it('a second window on the same request warns in both, until it is closed', async () => {
  openPortal(BID.path, { answers: bidLookups });
  await heading('Dados do Segurado');
  const counts: number[] = [];
  const second = new DraftWindows('u-clara', BID.product, (count) => counts.push(count));
  expect(await screen.findByText('Esta solicitação está aberta em outra janela.')).toBeVisible();
  await waitFor(() => expect(counts).toEqual([1]));
  second.close();
  await waitFor(() => expect(screen.queryByText(/aberta em outra janela/)).toBeNull());
});

it('a refused file stays listed with its reason, and can be removed', async () => {
  const { person } = openPortal(BID.path, {
    state: { resume: true },
    answers: {
      ...bidLookups,
      [`GET /draft/${BID.product}`]: bidDraft('files'),
      'POST /document/save': refuse(422, { Message: 'O arquivo PDF está protegido por senha.' }),
    },
  });
  await heading('Arquivos');
  const input = document.querySelector<HTMLInputElement>('#step-files input[type=file]')!;
  await person.upload(input, new File(['%PDF-'], 'edital.pdf', { type: 'application/pdf' }));
  const refused = await screen.findByRole('list', { name: 'Arquivos não anexados' });
  expect(refused).toHaveTextContent('edital.pdf');
  expect(refused).toHaveTextContent('O arquivo PDF está protegido por senha.');
  await person.click(screen.getByRole('button', { name: 'Remover edital.pdf' }));
  expect(screen.queryByRole('list', { name: 'Arquivos não anexados' })).toBeNull();
});
