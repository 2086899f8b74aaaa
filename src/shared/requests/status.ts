import { isRegistered, STATUS, statusLabel, type RegisteredStatus } from '../../../contract/statuses/quote';
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

const FRESH: StatusWords = {
  label: 'Não definido',
  tone: 'info',
  heading: 'Confirme os dados da sua cotação',
};

/** Specification 2 §8, to the letter. */
const DENIED =
  'Prezado cliente, após análise técnica e politicas de subscrição da seguradora, não será possível prosseguir com a emissão desta solicitação. Para mais detalhes, entre em contato com seu executivo comercial.';

const looks: Readonly<Record<RegisteredStatus, Omit<StatusWords, 'label'>>> = {
  1: {
    tone: 'warning',
    heading: 'Sua cotação está em análise',
    text: 'Esta página se atualiza quando houver uma resposta.',
  },
  2: {
    tone: 'success',
    heading: 'Sua cotação foi aprovada',
    text: 'Confira os dados e siga com a emissão.',
  },
  3: { tone: 'danger', heading: 'Sua cotação foi negada', text: DENIED },
  4: {
    tone: 'info',
    heading: 'Sua cotação expirou',
    text: 'Para contratar o seguro, faça uma nova solicitação.',
  },
  5: {
    tone: 'warning',
    heading: 'Sua proposta está sendo gerada, logo estará disponível para aceite',
  },
  6: {
    tone: 'success',
    heading: 'Sua proposta está Pronta',
    text: 'Leia a minuta, aceite os termos e contrate.',
  },
  7: {
    tone: 'warning',
    heading: 'Sua Proposta está Aceita',
    text: 'A apólice está sendo emitida.',
  },
  8: {
    tone: 'info',
    heading: 'Sua Proposta está Expirada',
    text: 'Para contratar o seguro, faça uma nova solicitação.',
  },
  9: { tone: 'success', heading: 'Sua apólice foi emitida' },
  10: {
    tone: 'warning',
    heading: 'Seu endosso está em análise',
    text: 'Esta página se atualiza quando houver uma resposta.',
  },
  11: { tone: 'danger', heading: 'Seu endosso foi negado', text: DENIED },
  12: { tone: 'success', heading: 'Seu endosso foi emitido' },
};

const AGAIN = 'Para alterar a apólice, faça uma nova solicitação.';

/** Where a change of what is issued is not told as a request for a policy. */
const changeLooks: Readonly<Partial<Record<RegisteredStatus, Partial<StatusWords>>>> = {
  2: { heading: 'Seu endosso foi aprovado', text: 'Confira os dados e siga com o endosso.' },
  4: { heading: 'Seu endosso expirou', text: AGAIN },
  6: { text: 'Leia a minuta, aceite os termos e siga com o endosso.' },
  7: { text: 'O endosso está sendo emitido.' },
  8: { text: AGAIN },
};

/** Approved green, analysing amber (specification 2 §4.1); a request without a status is still to be confirmed. */
export function statusWords(status: number, ofChange = false): StatusWords {
  if (!isRegistered(status)) return FRESH;
  const label = statusLabel(status, ofChange ? 'endorsement' : 'quote');
  return { label, ...looks[status], ...(ofChange && changeLooks[status]) };
}

/** The label of the button that leads on (decision 3). */
export function nextLabel(status: number | undefined): string {
  if (status === undefined) return 'Continuar';
  return status === STATUS.paymentReady ? 'Seguir com Emissão' : 'Voltar';
}
