import {
  isAwaited,
  isDenied,
  isOver,
  isRegistered,
  STATUS,
  statusLabel,
  type RegisteredStatus,
} from '../../../contract/statuses/quote';
import type { Tone } from '../../../renderers/ui';

export interface StatusWords {
  /** The catalogue's label (specification 2 §4.1). */
  readonly label: string;
  readonly tone: Tone;
  /** Heading of a quote page; for proposals verbatim (§2.5). */
  readonly heading: string;
  readonly text?: string;
}

interface Row {
  readonly heading: string;
  readonly text?: string;
  readonly event: string;
  readonly desk?: string;
}

const FRESH: StatusWords = {
  label: 'Não definido',
  tone: 'info',
  heading: 'Confirme os dados da sua cotação',
};

/** Specification 2 §8, to the letter. */
const DENIED =
  'Prezado cliente, após análise técnica e politicas de subscrição da seguradora, não será possível prosseguir com a emissão desta solicitação. Para mais detalhes, entre em contato com seu executivo comercial.';

const rows: Readonly<Record<RegisteredStatus, Row>> = {
  1: {
    heading: 'Sua cotação está em análise',
    text: 'Esta página se atualiza quando houver uma resposta.',
    event: 'Enviada para análise',
  },
  2: {
    heading: 'Sua cotação foi aprovada',
    text: 'Confira os dados e siga com a emissão.',
    event: 'Oferta recebida',
    desk: 'A oferta está com o cliente, que pode seguir com a emissão.',
  },
  3: {
    heading: 'Sua cotação foi negada',
    text: DENIED,
    event: 'Não aprovada',
    desk: 'A cotação foi negada. O cliente vê o motivo.',
  },
  4: {
    heading: 'Sua cotação expirou',
    text: 'Para contratar o seguro, faça uma nova solicitação.',
    event: 'Prazo da oferta encerrado',
    desk: 'A oferta venceu sem resposta do cliente.',
  },
  5: {
    heading: 'Sua proposta está sendo gerada, logo estará disponível para aceite',
    event: 'Proposta pedida',
  },
  6: {
    heading: 'Sua proposta está Pronta',
    text: 'Leia a minuta, aceite os termos e contrate.',
    event: 'Proposta disponível para aceite',
    desk: 'A proposta está com o cliente, que pode aceitá-la.',
  },
  7: {
    heading: 'Sua Proposta está Aceita',
    text: 'A apólice está sendo emitida.',
    event: 'Contratada',
  },
  8: {
    heading: 'Sua Proposta está Expirada',
    text: 'Para contratar o seguro, faça uma nova solicitação.',
    event: 'Prazo da proposta encerrado',
    desk: 'A proposta venceu sem aceite do cliente.',
  },
  9: {
    heading: 'Sua apólice foi emitida',
    event: 'Apólice emitida',
    desk: 'A apólice foi emitida.',
  },
  10: {
    heading: 'Seu endosso está em análise',
    text: 'Esta página se atualiza quando houver uma resposta.',
    event: 'Enviado para análise',
  },
  11: {
    heading: 'Seu endosso foi negado',
    text: DENIED,
    event: 'Não aprovado',
    desk: 'O endosso foi negado. O cliente vê o motivo.',
  },
  12: {
    heading: 'Seu endosso foi emitido',
    event: 'Documento emitido',
    desk: 'O endosso foi emitido.',
  },
};

const AGAIN = 'Para alterar a apólice, faça uma nova solicitação.';

const changeLooks: Readonly<Partial<Record<RegisteredStatus, Partial<StatusWords>>>> = {
  2: { heading: 'Seu endosso foi aprovado', text: 'Confira os dados e siga com o endosso.' },
  4: { heading: 'Seu endosso expirou', text: AGAIN },
  6: { text: 'Leia a minuta, aceite os termos e siga com o endosso.' },
  7: { text: 'O endosso está sendo emitido.' },
  8: { text: AGAIN },
};

/** Approved green, analysing amber (specification 2 §4.1). */
function toneOf(status: RegisteredStatus): Tone {
  if (isDenied(status)) return 'danger';
  if (isOver(status)) return 'info';
  return isAwaited(status) ? 'warning' : 'success';
}

export function statusWords(status: number, ofChange = false): StatusWords {
  if (!isRegistered(status)) return FRESH;
  const label = statusLabel(status, ofChange ? 'endorsement' : 'quote');
  const { heading, text } = { ...rows[status], ...(ofChange && changeLooks[status]) };
  return { label, tone: toneOf(status), heading, ...(text && { text }) };
}

/** A newer server may send a status unknown here. */
export const moveEvent = (to: number): string => (isRegistered(to) ? rows[to].event : 'Novo andamento');

export const deskWaits = (status: number): string =>
  (isRegistered(status) && rows[status].desk) || 'Não há nada a decidir agora.';

/** The label of the button that leads on (decision 3). */
export function nextLabel(status: number | undefined): string {
  if (status === undefined) return 'Continuar';
  return status === STATUS.paymentReady ? 'Seguir com Emissão' : 'Voltar';
}
