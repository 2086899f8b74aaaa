import { describe, expect, it } from 'vitest';
import { isList, trail } from './screens';

const labels = (path: string) => trail(path).crumbs.map(({ label }) => label);

describe('trail', () => {
  it('leads from home to the page', () => {
    expect(labels('/cotacao')).toEqual(['Início', 'Solicitação de Apólice']);
    expect(trail('/cotacao').title).toBe('Solicitação de Apólice');
  });

  it('does not lead home from home', () => {
    expect(labels('/inicio')).toEqual(['Início']);
  });

  it.each([
    ['/cotacao/confirmacao', 'Confirmação'],
    ['/cotacao/BID-1/status', 'Status'],
  ])('does not title %s by its breadcrumb', (path, last) => {
    expect(trail(path).title).toBe('Solicitação de Apólice');
    expect(labels(path).at(-1)).toBe(last);
  });

  it('names the quote on the way to its status, and no wizard a quote', () => {
    const way = ['Início', 'Solicitação de Apólice'];
    expect(labels('/cotacao/BID-1/status')).toEqual([...way, 'Cotação BID-1', 'Status']);
    expect(labels('/cotacao/garantia/licitante')).toEqual(way);
  });

  it('puts the parameters of the address into its names', () => {
    expect(labels('/apolices/2026.75.1')).toEqual(['Início', 'Apólices', 'Apólice 2026.75.1']);
  });

  it('reads what the address had to write in another way, and leaves alone what it does not', () => {
    expect(labels('/apolices/2026%2F75%201')).toEqual(['Início', 'Apólices', 'Apólice 2026/75 1']);
    expect(labels('/apolices/100%')).toEqual(['Início', 'Apólices', 'Apólice 100%']);
  });

  it('puts the parameters of the address into its links', () => {
    expect(trail('/cotacao/BID-1/status').crumbs.at(-1)?.to).toBe('/cotacao/BID-1/status');
  });
});

describe('trail of a record', () => {
  const from = (path: string, origin: string) => trail(path, origin).crumbs.map(({ label }) => label);

  it('leads through the list that it was opened from', () => {
    expect(from('/cotacao/BID-1/status', '/status-solicitacao')).toEqual([
      'Início',
      'Status da Solicitação',
      'Cotação BID-1',
      'Status',
    ]);
    expect(from('/apolices/2026.75.1', '/financeiro')).toEqual(['Início', 'Financeiro', 'Apólice 2026.75.1']);
  });

  it('names home once', () => {
    expect(from('/cotacao/BID-1', '/inicio')).toEqual(['Início', 'Cotação BID-1']);
  });
});

it('many requests at once have the frame of lists, and one request has not', () => {
  expect(isList('/cotacao/garantia/licitante/varios')).toBe(true);
  expect(isList('/cotacao/garantia/licitante')).toBe(false);
});

describe('the studio', () => {
  it('stands in the frame that lists have, and names its drafts on the way', () => {
    expect(isList('/produtos/rascunhos/1/licitante/impacto')).toBe(true);
    expect(labels('/produtos/rascunhos/1/licitante/impacto')).toEqual([
      'Início',
      'Definições de Produtos',
      'Rascunhos de Produtos',
      'Rascunho',
      'Impacto',
    ]);
  });
});
