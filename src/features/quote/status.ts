import type { Tone } from '../../../renderers/ui';

interface StatusWords {
  readonly label: string;
  readonly tone: Tone;
}

/** Status catalogue of specification 2 §4.1; 0 is a request that is not registered yet. */
export const STATUS = {
  fresh: 0,
  analysing: 1,
  paymentReady: 2,
  denied: 3,
  expired: 4,
  proposalRequested: 5,
  proposalReady: 6,
  accepted: 7,
  proposalExpired: 8,
  issued: 9,
} as const;

const words: Readonly<Record<number, StatusWords>> = {
  1: { label: 'Cotação em Análise', tone: 'warning' },
  2: { label: 'Emitir Apólice', tone: 'success' },
  3: { label: 'Cotação Negada', tone: 'danger' },
  4: { label: 'Cotação Expirada', tone: 'info' },
  5: { label: 'Proposta Solicitada', tone: 'warning' },
  6: { label: 'Proposta Pronta', tone: 'success' },
  7: { label: 'Aguardando Emissão', tone: 'warning' },
  8: { label: 'Proposta Expirada', tone: 'info' },
  9: { label: 'Emissão Realizada', tone: 'success' },
  10: { label: 'Endosso em Análise', tone: 'warning' },
  11: { label: 'Endosso Negado', tone: 'danger' },
  12: { label: 'Endosso Emitido', tone: 'success' },
};

/** How a status reads and looks; approved green, analysing amber (specification 2 §4.1). */
export function statusWords(status: number): StatusWords {
  return words[status] ?? { label: 'Não definido', tone: 'info' };
}

/** Statuses in which the request may still be changed by its requester. */
export function isEditable(status: number): boolean {
  return status === STATUS.analysing || status === STATUS.paymentReady;
}
