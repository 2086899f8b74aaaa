import { describe, expect, it } from 'vitest';
import { nextLabel, statusWords } from './status';

/** Specification 2 §2.4, §2.5, §4.1 and decision 3, to the letter. */
const TABLE = [
  [1, 'Cotação em Análise', 'warning', 'Sua cotação está em análise', 'Voltar'],
  [2, 'Emitir Apólice', 'success', 'Sua cotação foi aprovada', 'Seguir com Emissão'],
  [3, 'Cotação Negada', 'danger', 'Sua cotação foi negada', 'Voltar'],
  [4, 'Cotação Expirada', 'info', 'Sua cotação expirou', 'Voltar'],
  [
    5,
    'Proposta Solicitada',
    'warning',
    'Sua proposta está sendo gerada, logo estará disponível para aceite',
    'Voltar',
  ],
  [6, 'Proposta Pronta', 'success', 'Sua proposta está Pronta', 'Voltar'],
  [7, 'Aguardando Emissão', 'warning', 'Sua Proposta está Aceita', 'Voltar'],
  [8, 'Proposta Expirada', 'info', 'Sua Proposta está Expirada', 'Voltar'],
  [9, 'Emissão Realizada', 'success', 'Sua apólice foi emitida', 'Voltar'],
] as const;

describe('the words of a status', () => {
  it.each(TABLE)('%i is %s', (status, label, tone, heading, next) => {
    expect(statusWords(status)).toMatchObject({ label, tone, heading });
    expect(nextLabel(status)).toBe(next);
  });

  it.each([
    [2, 'Emitir Endosso', 'Seu endosso foi aprovado'],
    [4, 'Endosso Expirado', 'Seu endosso expirou'],
    [7, 'Aguardando Emissão', 'Sua Proposta está Aceita'],
  ])('%i of a change says endorsement, never policy or quote', (status, label, heading) => {
    const words = statusWords(status, true);
    expect(words).toMatchObject({ label, heading });
    expect(JSON.stringify(words)).not.toMatch(/Emitir Apólice|cotação|A apólice está/iu);
  });

  it('a request that is not registered is to be confirmed, and goes on', () => {
    expect(statusWords(0).heading).toBe('Confirme os dados da sua cotação');
    expect(nextLabel(undefined)).toBe('Continuar');
  });

  it('a denial says what the specification says', () => {
    expect(statusWords(3).text).toBe(
      'Prezado cliente, após análise técnica e politicas de subscrição da seguradora, não será possível prosseguir com a emissão desta solicitação. Para mais detalhes, entre em contato com seu executivo comercial.',
    );
  });
});
