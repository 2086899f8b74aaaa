import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { compileBundle, loadBundles, readFiles } from '../../../engine/publish';
import { travellingPart } from '../../../engine/rating';
import { BID, bidLookups } from '../../../tests/support/portal/bid';
import { cut, refuse } from '../../../tests/support/portal/fakeApi';
import { openPortal, patience } from '../../../tests/support/portal/openPortal';
import type { FromJudge, ToJudge } from './judge/messages';
import { serveJudge } from './judge/serveJudge';

const bundle = loadBundles(readFiles('product-schemas').files).bundles.get(BID.product)!;
const definition = compileBundle(bundle);
const rating = travellingPart(bundle.rating!);

/** The worker's own code beside the page's, without a thread between them: jsdom has none. */
class JudgeHere extends EventTarget {
  private listener: (message: ToJudge) => void = () => undefined;
  private isEnded = false;

  constructor() {
    super();
    const tell = (data: FromJudge) => {
      if (!this.isEnded) this.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }));
    };
    serveJudge({ tell, listen: (listener) => (this.listener = listener) }, async () => ({
      definition,
      rating,
    }));
  }
  postMessage(message: ToJudge): void {
    this.listener(structuredClone(message));
  }
  terminate(): void {
    this.isEnded = true;
  }
}

// What a page test begins with: all of it is loaded once.
beforeAll(() => import('./BatchPage'));

const HEADERS = [
  'tomador',
  'CPF/CNPJ do segurado',
  'Nome do Segurado',
  'Tipo de Licitação',
  'Edital',
  'Início de Vigência',
  'Prazo em Dias',
  'Valor Contrato',
  'Valor Garantia',
  'Complemento do Objeto',
];
const row = (notice: string, guarantee: string) => [
  '11.222.333/0001-81',
  '87.654.321/0001-98',
  'Prado',
  'pregao eletronico',
  notice,
  '20/11/2026',
  '90',
  'R$ 1.000.000,00',
  guarantee,
  'Reforma da escola',
];
const csv = (rows: readonly (readonly string[])[], headers = HEADERS) =>
  new File([[headers, ...rows].map((cells) => cells.join(';')).join('\r\n')], 'editais.csv', {
    type: 'text/csv',
  });

async function opened(answers = {}) {
  vi.stubGlobal('Worker', JudgeHere);
  onTestFinished(() => void vi.unstubAllGlobals());
  const portal = openPortal(`${BID.path}/varios`, {
    answers: { 'PUT /quotes/batch': null, ...bidLookups, ...answers },
  });
  const choose = async (file: File) => {
    const drop = await screen.findByRole('button', { name: /escolher/ }, patience);
    await waitFor(() => expect(drop).toBeEnabled(), patience);
    await portal.person.upload(screen.getByTestId('batch-file-file'), file);
  };
  return { ...portal, choose };
}

describe('a spreadsheet of requests', () => {
  it('says what is wrong beside the cell, is matched by hand and repaired, and asks before it is sent', async () => {
    let sent = 0;
    const { person, choose, api } = await opened({
      'POST /quote/bid': () => ({ Identifier: `BID${(sent += 1)}` }),
    });
    await choose(csv([row('1/2026', '10.000,00'), row('2/2026', 'dez mil')]));
    // The notice's column has a name of its own.
    expect(await screen.findByText('0 certas, 2 com erros', {}, patience)).toBeVisible();
    expect(screen.getByText('Não usadas: Edital.')).toBeVisible();
    await person.type(screen.getByLabelText('Edital'), 'Número do Edital{ArrowDown}{Enter}');
    expect(await screen.findByText('1 certa, 1 com erro', {}, patience)).toBeVisible();
    expect(screen.getByText('Valor inválido')).toBeVisible();
    await person.click(screen.getByLabelText('Só com erros'));
    expect(
      within(screen.getByRole('region', { name: 'Linhas da planilha' })).queryByText('1/2026'),
    ).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Corrigir linha 3' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.clear(dialog.getByLabelText(/^Valor Garantia/));
    await person.type(dialog.getByLabelText(/^Valor Garantia/), '10.000,00');
    await person.click(dialog.getByRole('button', { name: 'Conferir de novo' }));
    expect(await screen.findByText('2 certas, 0 com erros', {}, patience)).toBeVisible();
    expect(api.calls('POST /quote/bid')).toHaveLength(0);
    expect(screen.getByText(/^Prêmio estimado: R\$\s300,00 em 2 linhas\.$/)).toBeVisible();
    await person.click(screen.getByLabelText('Só com erros'));
    expect(screen.getAllByText(/^Estimado: R\$\s150,00$/)).toHaveLength(2);
    await person.click(screen.getByRole('button', { name: 'Enviar 2 solicitações' }));
    await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Enviar' }));
    expect(await screen.findByText('2 de 2 enviadas', {}, patience)).toBeVisible();
    const sending = api.calls('POST /quote/bid');
    expect(sending).toHaveLength(2);
    // All of it is tracked as one thing.
    const { Id } = api.calls('PUT /quotes/batch')[0]!.body as { Id: string };
    expect(sending.map(({ headers }) => headers['Request-Batch'])).toEqual([Id, Id]);
    expect(screen.getByRole('link', { name: 'Acompanhar' })).toHaveAttribute(
      'href',
      `/status-solicitacao?planilha=${Id}`,
    );
  });

  it('waits where nobody answers that a batch begins, and sends none without it; a refused one is sent row by row', async () => {
    const { person, choose, api } = await opened({ 'PUT /quotes/batch': cut() });
    await choose(csv([row('1/2026', '10.000,00')], HEADERS.with(4, 'Número do Edital')));
    const send = async () => {
      await person.click(await screen.findByRole('button', { name: 'Enviar 1 solicitação' }, patience));
      await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Enviar' }));
    };
    await send();
    expect(await screen.findByText('O servidor não respondeu', {}, patience)).toBeVisible();
    expect(api.calls('POST /quote/bid')).toHaveLength(0);
    api.answer({ 'PUT /quotes/batch': refuse(404), 'POST /quote/bid': { Identifier: 'BID9' } });
    await person.click(screen.getByRole('button', { name: 'Continuar envio' }));
    expect(await screen.findByText('1 de 1 enviada', {}, patience)).toBeVisible();
  });

  it('goes on after a row that the server refuses, whose sentence stands beside it', async () => {
    let asked = 0;
    const { person, choose } = await opened({
      'POST /quote/bid': () => {
        asked += 1;
        return asked === 1
          ? refuse(422, { Message: 'Pedido recusado pela seguradora.' })
          : { Identifier: 'BID7' };
      },
    });
    const named = HEADERS.with(4, 'Número do Edital');
    await choose(csv([row('1/2026', '10.000,00'), row('2/2026', '10.000,00')], named));
    await person.click(await screen.findByRole('button', { name: 'Enviar 2 solicitações' }, patience));
    await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Enviar' }));
    expect(await screen.findByText(/^1 de 2 enviada/, {}, patience)).toBeVisible();
    expect(asked).toBe(2);
    expect(screen.getAllByText(/Pedido recusado pela seguradora\./)[0]).toBeVisible();
  });

  it.each([
    [csv([]), 'A planilha não tem pedidos'],
    [new File(['\u0001\u0002'], 'nada.csv'), 'O arquivo não é uma planilha'],
    [
      csv(Array.from({ length: 501 }, (_, at) => row(`${at}/2026`, '10,00'))),
      'A planilha tem mais de 500 pedidos',
    ],
  ])('a file that is none of requests is refused with what to do (%#)', async (file, title) => {
    const { choose, api } = await opened();
    await choose(file);
    expect(await screen.findByText(title, {}, patience)).toBeVisible();
    expect(screen.getByText(/Nada foi enviado\./)).toBeVisible();
    expect(api.calls('POST /quote/bid')).toHaveLength(0);
  });
});
