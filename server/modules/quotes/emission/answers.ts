import type { MovedQuote } from '../../../../contract/emission';
import type { QuoteRow } from '../../../db/schema';

export function paymentAnswer({ identifier: Identifier, status: Status }: QuoteRow): MovedQuote {
  return {
    Title: 'Recebemos sua solicitação',
    Message: 'Em breve ela aparecerá em Status da Solicitação.',
    Identifier,
    Status,
  };
}

export function analysisAnswer({ kind, identifier: Identifier, status: Status }: QuoteRow): MovedQuote {
  const what = kind === 'quote' ? 'Sua cotação foi enviada' : 'Seu endosso foi enviado';
  return {
    Title: 'Solicitação de Análise',
    Message: `${what} para análise do executivo.`,
    Identifier,
    Status,
  };
}

export function approvalAnswer({ kind, identifier: Identifier, status: Status }: QuoteRow): MovedQuote {
  const what = kind === 'quote' ? 'a apólice será emitida' : 'o endosso será emitido';
  return {
    Title: 'Proposta aceita!',
    Message: `Em breve ${what}.`,
    Identifier,
    Status,
  };
}
