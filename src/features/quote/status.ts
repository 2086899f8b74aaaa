import type { Tone } from '../../../renderers/ui';

/** How a status reads and looks. */
export interface StatusWords {
  /** The catalogue's label (specification 2 §4.1). */
  readonly label: string;
  readonly tone: Tone;
  /** What stands above a quote; of proposals to the letter (§2.5). */
  readonly heading: string;
  readonly text?: string;
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

const FRESH: StatusWords = {
  label: 'Não definido',
  tone: 'info',
  heading: 'Confirme os dados da sua cotação',
};

/** Specification 2 §8, to the letter. */
const DENIED =
  'Prezado cliente, após análise técnica e politicas de subscrição da seguradora, não será possível prosseguir com a emissão desta solicitação. Para mais detalhes, entre em contato com seu executivo comercial.';

const words: Readonly<Record<number, StatusWords>> = {
  1: {
    label: 'Cotação em Análise',
    tone: 'warning',
    heading: 'Sua cotação está em análise',
    text: 'Esta página se atualiza quando houver uma resposta.',
  },
  2: {
    label: 'Emitir Apólice',
    tone: 'success',
    heading: 'Sua cotação foi aprovada',
    text: 'Confira os dados e siga com a emissão.',
  },
  3: { label: 'Cotação Negada', tone: 'danger', heading: 'Sua cotação foi negada', text: DENIED },
  4: {
    label: 'Cotação Expirada',
    tone: 'info',
    heading: 'Sua cotação expirou',
    text: 'Para contratar o seguro, faça uma nova solicitação.',
  },
  5: {
    label: 'Proposta Solicitada',
    tone: 'warning',
    heading: 'Sua proposta está sendo gerada, logo estará disponível para aceite',
  },
  6: {
    label: 'Proposta Pronta',
    tone: 'success',
    heading: 'Sua proposta está Pronta',
    text: 'Leia a minuta, aceite os termos e contrate.',
  },
  7: {
    label: 'Aguardando Emissão',
    tone: 'warning',
    heading: 'Sua Proposta está Aceita',
    text: 'A apólice está sendo emitida.',
  },
  8: {
    label: 'Proposta Expirada',
    tone: 'info',
    heading: 'Sua Proposta está Expirada',
    text: 'Para contratar o seguro, faça uma nova solicitação.',
  },
  9: { label: 'Emissão Realizada', tone: 'success', heading: 'Sua apólice foi emitida' },
  10: { label: 'Endosso em Análise', tone: 'warning', heading: 'Seu endosso está em análise' },
  11: { label: 'Endosso Negado', tone: 'danger', heading: 'Seu endosso foi negado' },
  12: { label: 'Endosso Emitido', tone: 'success', heading: 'Seu endosso foi emitido' },
};

/** Approved green, analysing amber (specification 2 §4.1); a request without a status is still to be confirmed. */
export function statusWords(status: number): StatusWords {
  return words[status] ?? FRESH;
}

/** The label of the button that leads on (decision 3). */
export function nextLabel(status: number | undefined): string {
  if (status === undefined) return 'Continuar';
  return status === STATUS.paymentReady ? 'Seguir com Emissão' : 'Voltar';
}

/** Statuses in which the request may still be changed by its requester. */
export function isEditable(status: number): boolean {
  return status === STATUS.analysing || status === STATUS.paymentReady;
}

/** Whether there is an offer: a premium that a person still looks at, or that was refused, is none. */
export function isOffered(status: number): boolean {
  return status !== STATUS.analysing && status !== STATUS.denied;
}

/** Whether the proposal view is shown, with its draft to download (specification 2 §2.5). */
export function isProposal(status: number): boolean {
  return status >= STATUS.proposalRequested && status <= STATUS.proposalExpired;
}

/** Statuses that somebody else's work ends: the page looks again by itself. */
export function isUnderWay(status: number): boolean {
  return [STATUS.analysing, STATUS.proposalRequested, STATUS.accepted].some((waiting) => waiting === status);
}
