/** Statuses of a quote and of its proposal (specification 2 §4.1; decision 1). */
export const STATUS = {
  /** A request that the portal alone knows: it is not registered yet. */
  fresh: 0,
  analysing: 1,
  paymentReady: 2,
  denied: 3,
  expired: 4,
  proposalRequested: 5,
  proposalReady: 6,
  proposalAccepted: 7,
  proposalExpired: 8,
  issued: 9,
} as const;

export type Status = (typeof STATUS)[keyof typeof STATUS];

/** What a person reads for a status, in the words of the specification. */
export const statusLabels: Readonly<Record<Exclude<Status, 0>, string>> = {
  1: 'Cotação em Análise',
  2: 'Emitir Apólice',
  3: 'Cotação Negada',
  4: 'Cotação Expirada',
  5: 'Proposta Solicitada',
  6: 'Proposta Pronta',
  7: 'Aguardando Emissão',
  8: 'Proposta Expirada',
  9: 'Emissão Realizada',
};

/** The only moves there are (decision 2). */
const moves: Readonly<Record<Status, readonly Status[]>> = {
  0: [1],
  1: [2, 3],
  2: [1, 4, 5, 7],
  3: [],
  4: [],
  5: [6, 3],
  6: [7, 8],
  7: [9],
  8: [],
  9: [],
};

/** The statuses of registered requests, in the order of the specification. */
export const registeredStatuses: readonly Status[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];

export function mayMove(from: Status, to: Status): boolean {
  return moves[from].includes(to);
}

/** Nothing can follow. */
export function isConclusive(status: number): boolean {
  return moves[status as Status]?.length === 0;
}

/** Registered, and something can still follow. */
export function isOpen(status: number): boolean {
  return isOneOf(status, registeredStatuses) && !isConclusive(status);
}

/** The brokerage or the insurer has the next word, not the customer. */
export function isAwaited(status: number): boolean {
  return isOneOf(status, [STATUS.analysing, STATUS.proposalRequested, STATUS.proposalAccepted]);
}

/** The customer was offered a premium. One that a person still looks at, or that was refused, is no offer. */
export function isOffered(status: number): boolean {
  return !isOneOf(status, [STATUS.fresh, STATUS.analysing, STATUS.denied]);
}

/** The requester may still change the request. */
export function isEditable(status: number): boolean {
  return isOneOf(status, [STATUS.analysing, STATUS.paymentReady]);
}

/** The requester may delete the request; one on its way to a policy, or with one, stays. */
export function isDeletable(status: number): boolean {
  return isOneOf(status, [STATUS.analysing, STATUS.paymentReady, STATUS.denied, STATUS.expired]);
}

/** There is a proposal, or one was asked for (specification 2 §2.5). */
export function isProposal(status: number): boolean {
  return status >= STATUS.proposalRequested && status <= STATUS.proposalExpired;
}

/** The customer took the offer, which therefore does not lapse any more. */
export function isTaken(status: number): boolean {
  return isOneOf(status, [STATUS.proposalAccepted, STATUS.issued]);
}

function isOneOf(status: number, statuses: readonly Status[]): boolean {
  return statuses.some((one) => one === status);
}
