import { describe, expect, it } from 'vitest';
import type { Quote } from '../../../contract/quotes';
import { statusFacts } from './statusFacts';

const quote = {
  QuoteDenied: { DeniedAt: '2026-11-20T15:00:00.000Z', Reason: 'Sem limite.' },
  Quote: { CreatedAt: '2026-11-01T15:00:00.000Z', ExpiredAt: '2026-12-01T15:00:00.000Z' },
  Proposal: { ReadyAt: '2026-11-10T15:00:00.000Z', ExpiredAt: '2026-12-10T15:00:00.000Z' },
} as unknown as Quote;

const facts = (Status: number, more: Partial<Quote> = {}) =>
  statusFacts({ ...quote, ...more, Status }).map(({ term, description }) => `${term}: ${description}`);

describe('the facts of a status', () => {
  it('a denial has its date and reason', () => {
    expect(facts(3)).toEqual(['Data da negativa: 20/11/2026', 'Motivo: Sem limite.']);
  });

  it('an expired quote has its expiry and its release', () => {
    expect(facts(4)).toEqual(['Data de expiração: 01/12/2026', 'Data de liberação: 01/11/2026']);
  });

  it('an expired proposal has its own', () => {
    expect(facts(8)).toEqual(['Data de expiração: 10/12/2026', 'Data de liberação: 10/11/2026']);
  });

  it('a ready proposal says until when', () => {
    expect(facts(6)).toEqual(['Proposta válida até: 10/12/2026']);
  });

  it('what is not known is left out', () => {
    expect(facts(4, { Quote: null })).toEqual([]);
    expect(facts(3, { QuoteDenied: null })).toEqual([]);
  });

  it('is a day of São Paulo', () => {
    const late = { DeniedAt: '2026-11-21T02:59:00.000Z', Reason: 'x' };
    expect(facts(3, { QuoteDenied: late })[0]).toBe('Data da negativa: 20/11/2026');
  });
});
