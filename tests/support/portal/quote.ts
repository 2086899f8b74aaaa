import { catalogue } from 'virtual:lastro/catalogue';
import { products } from 'virtual:lastro/products';
import { BID } from './bid';

/** The registered request that page tests open. */
export const QUOTE = { identifier: 'BID0000009', path: '/cotacao/BID0000009' };

/** What an insurer offers for it. */
export const offer = {
  GrossPremium: 150,
  CommercialPremium: 150,
  IOF: 0,
  InsurerName: 'Seguradora Demonstração',
  MaxInstallments: 5,
  InvoiceBilling: false,
  CreatedAt: '2026-11-20T15:00:00.000Z',
  ExpiredAt: '2026-12-20T15:00:00.000Z',
};

/** What GET /quote answers of it in a status. */
export async function quoteAt(Status: number, more: object = {}) {
  const { definition } = await products[BID.product]!();
  const { name, code } = catalogue.wizards.find(({ wizard }) => wizard === BID.product)!;
  return {
    Identifier: QUOTE.identifier,
    QuoteType: code,
    Status,
    Product: { Name: name, Wizard: BID.product },
    Definition: definition.hash,
    Record: {},
    Answers: {},
    Summary: [],
    ClientIsNominated: true,
    CreatedAt: '2026-11-19T12:00:00.000Z',
    AnalysisReason: null,
    Quote: null,
    Proposal: null,
    Policy: null,
    QuoteDenied: null,
    ...more,
  };
}
