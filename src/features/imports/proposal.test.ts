import { describe, expect, it } from 'vitest';
import { proposalFrom } from './proposal';

const SERRA = '11222333000181';

describe('what a policy’s text proposes', () => {
  it('is all that the form asks for, where the text says it', () => {
    const text = `Tokio Marine Seguradora S.A.  APÓLICE Nº: 0775.2026.000123-4
      Tomador: Construtora Serra Azul Ltda CNPJ 11.222.333/0001-81
      Vigência: das 24h do dia 01/03/2026 até as 24h do dia 01/03/2027
      Importância Segurada: R$ 1.250.000,50`;
    expect(proposalFrom(text, [SERRA])).toEqual({
      policyHolder: SERRA,
      number: '077520260001234',
      insurer: 'Tokio Marine',
      startDateValidity: '2026-03-01',
      endDateValidity: '2027-03-01',
      insuredAmount: 1_250_000.5,
    });
  });

  it('knows other words for the same', () => {
    const text =
      'Início de Vigência 05/01/2026 Término da Vigência 05/01/2028 Limite Máximo de Garantia R$ 99,00';
    expect(proposalFrom(text, [])).toEqual({
      startDateValidity: '2026-01-05',
      endDateValidity: '2028-01-05',
      insuredAmount: 99,
    });
  });

  it('is nothing where nothing is said, or what is said is no value', () => {
    expect(proposalFrom('Recibo de aluguel', [SERRA])).toEqual({});
    expect(proposalFrom('', [])).toEqual({});
    expect(proposalFrom('Vigência: 45/13/2026, apólice 12', [])).toEqual({});
  });

  it('takes no part of a word for an insurer', () => {
    expect(proposalFrom('O assessor e seus sucessores', [])).toEqual({});
    expect(proposalFrom('Essor Seguros S.A.', [])).toEqual({ insurer: 'Essor' });
  });

  it('names no holder who is not the person’s', () => {
    expect(proposalFrom('Tomador CNPJ 11.444.777/0001-61', [SERRA])).toEqual({});
  });
});
