import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPortal, patience } from '../../../tests/support/portal/openPortal';

/** Specification 2 §4.1, to the letter. */
const labels = [
  'Não definido',
  'Cotação em Análise',
  'Emitir Apólice',
  'Cotação Negada',
  'Cotação Expirada',
  'Proposta Solicitada',
  'Proposta Pronta',
  'Aguardando Emissão',
  'Proposta Expirada',
  'Emissão Realizada',
];

const found = (Status: number) => ({
  Identifier: `BID000000${Status}`,
  QuoteType: 'BID',
  ProductName: 'Produto',
  Status,
  HolderName: 'Tomador',
  InsuredName: 'Segurado',
  InsuredDocument: null,
  InsuredAmount: 1000,
  GrossPremium: null,
  ValidityStart: null,
  ValidityEnd: null,
  CreatedAt: '2026-11-19T12:00:00.000Z',
  UpdatedAt: '2026-11-19T12:00:00.000Z',
  ObjectNumbers: null,
  ProposalNumber: null,
  Turn: null,
  IsRepeatable: true,
});

it('every status of a request reads as the catalogue says', async () => {
  const Items = labels.map((_label, status) => found(status));
  openPortal('/status-solicitacao', {
    answers: {
      'POST /quotes/search': { Items, Total: Items.length, Page: 1, PageSize: 10, Next: null, Counts: [] },
    },
  });
  for (const [status, label] of labels.entries()) {
    const row = (await screen.findByText(`BID000000${status}`, { exact: false }, patience)).closest('tr')!;
    expect(row).toHaveTextContent(label);
  }
});
