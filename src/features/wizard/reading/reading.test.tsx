import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { contentOf, type ProductFiles } from '../../../../engine/definition';
import { readFiles } from '../../../../engine/publish/readFiles';
import type { Reading } from '../../../../engine/reading';
import { BID, bidLookups } from '../../../../tests/support/portal/bid';
import { refuse } from '../../../../tests/support/portal/fakeApi';
import { field, openBid } from '../../../../tests/support/portal/openBid';
import { openPortal, patience } from '../../../../tests/support/portal/openPortal';
import { readPdf } from '../../../../tests/support/portal/readPdf';
import { FAILURES, type ReadFailure } from './readResult';

const files: ProductFiles = readFiles('product-schemas').files;
const Reading = contentOf<Reading>(files, 'licitante/reading.json')!;
const COMPANY = 'GET /client/ReceitaWS/*';
const answers = { 'GET /reading/*': { Reading }, ...bidLookups, [COMPANY]: refuse(404) };

const NOTICE = [
  'EDITAL DE PREGÃO ELETRÔNICO Nº 077/2026',
  'O Município de Serra Alta, inscrito no CNPJ sob o nº 12.892.327/0001-02, torna pública a licitação.',
  'Data da sessão pública: 10 de dezembro de 2026. Segredo: margem de 7%.',
  'Valor estimado: R$ 1.234.567,89. Validade da proposta: 60 (sessenta) dias.',
];
const said = (...lines: readonly string[]) => ({ pages: [{ lines }], total: 1 });
const pdf = (name = 'edital.pdf') => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
const dialog = () => screen.findByRole('dialog', {}, patience);

async function choose({ person }: Pick<ReturnType<typeof openPortal>, 'person'>, file = pdf()) {
  await person.upload(await screen.findByTestId('reading-file', {}, patience), file);
}

const anew = () => openPortal(BID.path, { answers });

describe('a document at the beginning', () => {
  it('answers questions of all steps at once, and nothing that it says leaves the browser', async () => {
    readPdf.mockResolvedValue(said(...NOTICE));
    const portal = anew();
    await choose(portal);
    const offers = within(await dialog());
    expect(await offers.findByLabelText(/Valor Contrato/)).toBeChecked();
    expect(offers.getAllByText(/Valor estimado: R\$ 1\.234\.567,89/)[0]).toBeVisible();
    await portal.person.click(offers.getByRole('button', { name: 'Usar todos' }));
    expect(await field('CPF/CNPJ do Segurado')).toHaveValue('12.892.327/0001-02');
    expect(await field('Nome do Segurado')).toHaveValue('Município de Serra Alta');
    expect(await screen.findByText(/^7 respostas vieram de/)).toBeVisible();
    const kept = () => JSON.stringify(portal.api.calls(`PUT /draft/${BID.product}`).at(-1)?.body ?? '');
    const sent = portal.api.names().flatMap((name) => portal.api.calls(name));
    expect(JSON.stringify(sent)).not.toMatch(/Segredo|edital\.pdf/);
    expect(portal.api.names()).not.toContain('POST /document/save');
    expect(kept()).not.toContain('Segredo');
  });

  it('is taken where it is dropped, as a chosen one is', async () => {
    readPdf.mockResolvedValue(said(...NOTICE));
    anew();
    const offer = await screen.findByRole('region', { name: 'Começar por um documento' }, patience);
    const dropped = { types: ['Files'], files: [pdf('arrastado.pdf')] };
    fireEvent.dragOver(offer, { dataTransfer: dropped });
    expect(offer).toHaveAttribute('data-over');
    fireEvent.drop(offer, { dataTransfer: dropped });
    expect(within(await dialog()).getByText('arrastado.pdf')).toBeVisible();
    expect(offer).not.toHaveAttribute('data-over');
  });

  it('is taken back as a whole, and one by one where only some serve', async () => {
    readPdf.mockResolvedValue(said(...NOTICE));
    const portal = anew();
    await choose(portal);
    const { person } = portal;
    const offers = within(await dialog());
    await person.click(await offers.findByLabelText(/Nome do Segurado/));
    await person.click(offers.getByRole('button', { name: 'Usar marcados (6)' }));
    expect(await field('Nome do Segurado')).toHaveValue('');
    expect(await field('CPF/CNPJ do Segurado')).toHaveValue('12.892.327/0001-02');
    await person.click(screen.getByRole('button', { name: 'Desfazer' }));
    expect(await field('CPF/CNPJ do Segurado')).toHaveValue('');
    await screen.findByRole('button', { name: 'Começar por um documento (PDF)' });
  });

  it('takes the place of an answer only where that is ticked', async () => {
    readPdf.mockResolvedValue(said(...NOTICE));
    const portal = openBid('insured', {}, answers);
    await choose(portal);
    const offers = within(await dialog());
    expect(await offers.findByLabelText(/Nome do Segurado/)).not.toBeChecked();
    expect(offers.getAllByText(/Você respondeu/)[0]).toBeVisible();
    expect(offers.getByRole('button', { name: /Usar marcados/ })).toBeDisabled();
    // What it says already is not proposed.
    expect(offers.queryByLabelText(/Tipo de Licitação/)).toBeNull();
    await portal.person.click(offers.getByLabelText(/CPF\/CNPJ do Segurado/));
    await portal.person.click(offers.getByRole('button', { name: 'Usar marcados (1)' }));
    expect(await field('CPF/CNPJ do Segurado')).toHaveValue('12.892.327/0001-02');
  });

  it('is attached too where the person wants that, and only then', async () => {
    readPdf.mockResolvedValue(said(...NOTICE));
    const portal = anew();
    portal.api.answer({ 'POST /document/save': 'd1' });
    await choose(portal);
    const offers = within(await dialog());
    await portal.person.click(await offers.findByLabelText(/Anexar também este arquivo/));
    await portal.person.click(offers.getByRole('button', { name: 'Usar todos' }));
    await waitFor(() => expect(portal.api.calls('POST /document/save')).toHaveLength(1), patience);
    expect((await screen.findAllByText('edital.pdf foi anexado!'))[0]).toBeInTheDocument();
  });

  it('says how many of its pages were read, and can be stopped', async () => {
    readPdf.mockResolvedValue({ ...said(...NOTICE), total: 412 });
    const portal = anew();
    await choose(portal);
    await screen.findByText('Lemos as primeiras 1 de 412 páginas.', {}, patience);
    await portal.person.click(screen.getByRole('button', { name: 'Cancelar' }));
    let stopped: AbortSignal | undefined;
    readPdf.mockImplementation((_file, { signal, onPage }) => {
      stopped = signal;
      onPage(3, 9);
      return new Promise(() => undefined);
    });
    await choose(portal);
    await screen.findByText('Página 3 de 9', {}, patience);
    await portal.person.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(stopped?.aborted).toBe(true));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a file that says nothing', () => {
  it('says why, and what to do', async () => {
    const portal = anew();
    for (const [failed, sentence] of Object.entries(FAILURES)) {
      readPdf.mockResolvedValue({ failed: failed as ReadFailure['failed'] });
      await choose(portal);
      expect(await screen.findByText(sentence, {}, patience)).toBeVisible();
      await portal.person.click(screen.getByRole('button', { name: 'Entendi' }));
    }
    readPdf.mockResolvedValue(said('Recibo de aluguel da casa da praia, pago em dinheiro.'));
    await choose(portal);
    expect(await screen.findByText(/não encontramos respostas novas/, {}, patience)).toBeVisible();
  });

  it('is another matter than a reading that did not come', async () => {
    readPdf.mockResolvedValue(said(...NOTICE));
    const portal = openPortal(BID.path, { answers: { ...answers, 'GET /reading/*': refuse(500) } });
    await choose(portal);
    expect(await screen.findByText(/Verifique a conexão e tente de novo/, {}, patience)).toBeVisible();
  });
});
