/** Statuses of a quote and of its proposal (specification 2 §4.1; decision 1). */
export const STATUS = {
  /** Known to the portal alone: not registered yet. */
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
const transitions: Readonly<Record<Status, readonly Status[]>> = {
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

export function mayMove(from: Status, to: Status): boolean {
  return transitions[from].includes(to);
}
