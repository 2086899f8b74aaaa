/** Statuses of a policy, which are also what a person reads (specification 3 §4). */
export const policyStatuses = ['Emitida', 'Vigente', 'Vencida', 'Cancelado'] as const;

export type PolicyStatus = (typeof policyStatuses)[number];

export const EXPIRED_MONTHS = 6;

/** What a policy is on a day. Dates are YYYY-MM-DD; both ends of the validity are included. */
export function policyStatus(
  { validityStart, validityEnd, isCancelled }: PolicyDates,
  today: string,
): PolicyStatus {
  if (isCancelled) return 'Cancelado';
  if (today < validityStart) return 'Emitida';
  return today > validityEnd ? 'Vencida' : 'Vigente';
}

interface PolicyDates {
  validityStart: string;
  validityEnd: string;
  isCancelled: boolean;
}
