/** Statuses of an endorsement (specification 3 §4); they share the numbers of the quotes' filter. */
export const ENDORSEMENT = { analysing: 10, denied: 11, issued: 12 } as const;

export type EndorsementStatus = (typeof ENDORSEMENT)[keyof typeof ENDORSEMENT];

/** What a person reads for a status, in the words of the specification. */
export const endorsementLabels: Readonly<Record<EndorsementStatus, string>> = {
  10: 'Endosso em Análise',
  11: 'Endosso Negado',
  12: 'Endosso Emitido',
};

export const endorsementStatuses = Object.values(ENDORSEMENT);
