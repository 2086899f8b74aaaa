/**
 * Statuses of a request: of a quote and its proposal (specification 2 §4.1; decision 1), and those that a request for
 * an endorsement has instead of 1, 3 and 9 (specification 3 §4).
 */
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
  endorsementAnalysing: 10,
  endorsementDenied: 11,
  endorsementIssued: 12,
} as const;

export type Status = (typeof STATUS)[keyof typeof STATUS];

export type RegisteredStatus = Exclude<Status, 0>;

export const requestKinds = ['quote', 'endorsement'] as const;

export type RequestKind = (typeof requestKinds)[number];

/** Statuses that differ by kind; all others are shared. */
export const STAGES = {
  quote: { analysing: STATUS.analysing, denied: STATUS.denied, issued: STATUS.issued },
  endorsement: {
    analysing: STATUS.endorsementAnalysing,
    denied: STATUS.endorsementDenied,
    issued: STATUS.endorsementIssued,
  },
} as const satisfies Record<RequestKind, Record<string, Status>>;

/** Whether a request is about another brokerage's document, which is changed and paid there. */
export const isElsewhere = (request: { kind: RequestKind; policyId: string | null }): boolean =>
  request.kind === 'endorsement' && request.policyId === null;

export const statusLabels: Readonly<Record<RegisteredStatus, string>> = {
  1: 'Cotação em Análise',
  2: 'Emitir Apólice',
  3: 'Cotação Negada',
  4: 'Cotação Expirada',
  5: 'Proposta Solicitada',
  6: 'Proposta Pronta',
  7: 'Aguardando Emissão',
  8: 'Proposta Expirada',
  9: 'Emissão Realizada',
  10: 'Endosso em Análise',
  11: 'Endosso Negado',
  12: 'Endosso Emitido',
};

const changeLabels: Readonly<Partial<Record<RegisteredStatus, string>>> = {
  2: 'Emitir Endosso',
  4: 'Endosso Expirado',
};

/** Undefined for a request that is not registered. */
export function statusLabel(status: RegisteredStatus, kind: RequestKind): string;
export function statusLabel(status: number, kind: RequestKind): string | undefined;
export function statusLabel(status: number, kind: RequestKind): string | undefined {
  if (!isRegistered(status)) return undefined;
  return (kind === 'endorsement' ? changeLabels[status] : undefined) ?? statusLabels[status];
}

type StageOf<Kind extends RequestKind> = (typeof STAGES)[Kind][keyof (typeof STAGES)[Kind]];
type StatusOf<Kind extends RequestKind> = Exclude<Status, StageOf<Exclude<RequestKind, Kind>>>;
type Moves = { readonly [Kind in RequestKind]: Readonly<Record<StatusOf<Kind>, readonly StatusOf<Kind>[]>> };

/** The only moves there are (decision 2; docs/decisions/endorsements.md): a new status has its row in both, or is a stage of one kind. */
const moves = {
  quote: {
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
  },
  endorsement: {
    0: [10],
    // No premium change needs no acceptance (7); another brokerage's document ends without our policy (12).
    10: [2, 7, 11, 12],
    2: [10, 4, 5, 7],
    4: [],
    5: [6, 11],
    6: [7, 8],
    7: [12],
    8: [],
    11: [],
    12: [],
  },
} as const satisfies Moves;

const movesOf: Readonly<Record<RequestKind, Readonly<Partial<Record<Status, readonly Status[]>>>>> = moves;

export const registeredStatuses: readonly RegisteredStatus[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** A status may come from a newer portal: check before reading tables by status. */
export function isRegistered(status: number): status is RegisteredStatus {
  return isOneOf(status, registeredStatuses);
}

export function mayMove(kind: RequestKind, from: Status, to: Status): boolean {
  return movesOf[kind][from]?.includes(to) === true;
}

/** Nothing can follow. */
export function isConclusive(status: number): boolean {
  return isOneOf(status, registeredStatuses) && requestKinds.every((kind) => !canFollow(kind, status));
}

function canFollow(kind: RequestKind, status: number): boolean {
  return (movesOf[kind][status as Status] ?? []).length > 0;
}

export function isOpen(status: number): boolean {
  return isOneOf(status, registeredStatuses) && !isConclusive(status);
}

/** The insurer or a person looks at what was asked. */
export function isAnalysed(status: number): boolean {
  return isOneOf(status, [STATUS.analysing, STATUS.endorsementAnalysing]);
}

export function isDenied(status: number): boolean {
  return isOneOf(status, [STATUS.denied, STATUS.endorsementDenied]);
}

/** Refused, or not taken up in time. */
export function isOver(status: number): boolean {
  return isDenied(status) || isOneOf(status, [STATUS.expired, STATUS.proposalExpired]);
}

/** May be requested again: an endorsement only if it came to nothing, since it changes a policy once. */
export function isRepeatable(kind: RequestKind, status: number): boolean {
  return kind === 'quote' || isOver(status);
}

export function isIssued(status: number): boolean {
  return isOneOf(status, [STATUS.issued, STATUS.endorsementIssued]);
}

/** The brokerage or the insurer must act next. */
export function isAwaited(status: number): boolean {
  return isAnalysed(status) || isOneOf(status, [STATUS.proposalRequested, STATUS.proposalAccepted]);
}

/** The customer was offered a premium. One that a person still looks at, or that was refused, is no offer. */
export function isOffered(status: number): boolean {
  return status !== STATUS.fresh && !isAnalysed(status) && !isDenied(status);
}

export function isEditable(status: number): boolean {
  return isAnalysed(status) || status === STATUS.paymentReady;
}

/** Not once it is on its way to a policy. */
export function isDeletable(status: number): boolean {
  return isEditable(status) || isDenied(status) || status === STATUS.expired;
}

/** There is a proposal, or one was asked for (specification 2 §2.5). */
export function isProposal(status: number): boolean {
  return status >= STATUS.proposalRequested && status <= STATUS.proposalExpired;
}

/** Accepted offers do not lapse. */
export function isTaken(status: number): boolean {
  return isIssued(status) || status === STATUS.proposalAccepted;
}

function isOneOf(status: number, statuses: readonly Status[]): boolean {
  return statuses.some((one) => one === status);
}
