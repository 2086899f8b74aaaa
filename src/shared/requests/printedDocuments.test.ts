import { describe, expect, it } from 'vitest';
import { printedDocuments } from './printedDocuments';

const offer = { GrossPremium: 150 };
const proposal = (Number: string | null) => ({ Number });
const labels = (Status: number, more: object = {}) =>
  printedDocuments({ Identifier: 'BID0000001', Status, Quote: null, Proposal: null, ...more }).map(
    ({ label }) => label,
  );

describe('the documents of a request', () => {
  it('a request always has its receipt', () => {
    expect(labels(1)).toEqual(['Comprovante de solicitação']);
  });

  it('a draft needs an offer: a premium that a person still looks at, or that was refused, is none', () => {
    for (const status of [1, 3]) expect(labels(status, { Quote: offer })).not.toContain('Minuta');
    for (const status of [2, 4, 5, 6, 7, 8, 9]) expect(labels(status, { Quote: offer })).toContain('Minuta');
    expect(labels(4)).not.toContain('Minuta');
  });

  it('a proposal is there once it has its number', () => {
    expect(labels(5, { Quote: offer, Proposal: proposal(null) })).not.toContain('Proposta');
    expect(labels(6, { Quote: offer, Proposal: proposal('20260000001') })).toContain('Proposta');
  });
});
