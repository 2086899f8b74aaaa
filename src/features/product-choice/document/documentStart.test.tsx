import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { contentOf } from '../../../../engine/definition';
import { readFiles } from '../../../../engine/publish/readFiles';
import type { Reading } from '../../../../engine/reading';
import { bidLookups } from '../../../../tests/support/portal/bid';
import { cut, refuse } from '../../../../tests/support/portal/fakeApi';
import { field } from '../../../../tests/support/portal/openBid';
import { openPortal, patience } from '../../../../tests/support/portal/openPortal';
import { readPdf } from '../../../../tests/support/portal/readPdf';
import { FAILURES } from '../../wizard/reading/readResult';

const Reading = contentOf<Reading>(readFiles('product-schemas').files, 'licitante/reading.json')!;
// Whatever definition asks, it is told what a bid reads; of the others it answers nothing.
const answers = {
  'GET /reading/*': { Reading },
  ...bidLookups,
  'GET /client/ReceitaWS/*': refuse(404),
};

const NOTICE = [
  'EDITAL DE PREGÃO ELETRÔNICO Nº 077/2026',
  'O Município de Serra Alta, inscrito no CNPJ sob o nº 12.892.327/0001-02, torna pública a licitação.',
  'Valor estimado: R$ 1.234.567,89. Segredo: margem de 7%. Validade da proposta: 60 (sessenta) dias.',
];
const pdf = () => new File(['%PDF-1.7'], 'edital.pdf', { type: 'application/pdf' });

async function chosen(given: Parameters<typeof openPortal>[1] = { answers }) {
  const portal = openPortal('/cotacao', given);
  await portal.person.upload(await screen.findByTestId('reading-file', {}, patience), pdf());
  const dialog = within(await screen.findByRole('dialog', {}, patience));
  return { ...portal, dialog };
}

describe('a document before any product is chosen', () => {
  it('says which product it is for, and its wizard begins with what it answers', async () => {
    readPdf.mockResolvedValue({ pages: [{ lines: NOTICE }], total: 1 });
    const { dialog, person, api } = await chosen();
    const list = await dialog.findByRole('list', { name: 'Produtos que o documento responde' }, patience);
    const [best] = within(list).getAllByRole('listitem');
    expect(best).toHaveTextContent(/^Licitante/);
    expect(best).toHaveTextContent(/Nome do Segurado Município de Serra Alta/);
    await person.click(within(best!).getByRole('button', { name: /^Começar Licitante/ }));
    const offers = within(await screen.findByRole('list', { name: 'Valores propostos' }, patience));
    expect(await offers.findByLabelText(/Nome do Segurado/)).toBeChecked();
    await person.click(screen.getByRole('button', { name: 'Usar todos' }));
    expect(await field('Nome do Segurado')).toHaveValue('Município de Serra Alta');
    const sent = api.names().flatMap((name) => api.calls(name));
    expect(JSON.stringify(sent)).not.toMatch(/Segredo|edital\.pdf/);
    expect(api.names()).not.toContain('POST /document/save');
  });

  it('is no part of a wizard that is opened another way, nor of a later opening', async () => {
    readPdf.mockResolvedValue({ pages: [{ lines: NOTICE }], total: 1 });
    const { dialog, person } = await chosen();
    await dialog.findByRole('list', { name: 'Produtos que o documento responde' }, patience);
    await person.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await person.click(screen.getByRole('link', { name: 'Licitante' }));
    await field('CPF/CNPJ do Segurado');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that answers nothing says so, as one that cannot be read does', async () => {
    readPdf.mockResolvedValue({ pages: [{ lines: ['Recibo de aluguel, pago em dinheiro.'] }], total: 1 });
    const { dialog, person } = await chosen();
    expect(
      await dialog.findByText(/não responde às perguntas de nenhum produto/, {}, patience),
    ).toBeVisible();
    await person.click(dialog.getByRole('button', { name: 'Entendi' }));
    readPdf.mockResolvedValue({ failed: 'encrypted' });
    await person.upload(screen.getByTestId('reading-file'), pdf());
    expect(await screen.findByText(FAILURES.encrypted, {}, patience)).toBeVisible();
  });

  it('is another matter where no product can be had', async () => {
    readPdf.mockResolvedValue({ pages: [{ lines: NOTICE }], total: 1 });
    const { dialog } = await chosen({ answers: { ...answers, 'GET /reading/*': cut() } });
    expect(await dialog.findByText(/Verifique a conexão e tente de novo/, {}, patience)).toBeVisible();
  });
});
