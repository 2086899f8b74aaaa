import { civilDayOf, dateText } from '../../../../engine/values';
import { STATUS } from '../../../../contract/statuses/quote';
import type { QuoteRow } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { Problem } from '../../../http/Problem';

/**
 * The day on which the validity ended, if that was after the offer: the offer is void then. An offer made after the
 * end may be taken, such as an endorsement's.
 */
export function validityEnded(quote: QuoteRow, today: string): string | undefined {
  const { kind, status, validityEnd, proposalReadyAt, releasedAt } = quote;
  if (status !== STATUS.paymentReady && status !== STATUS.proposalReady) return undefined;
  const offered = proposalReadyAt ?? releasedAt;
  if (kind !== 'quote' || validityEnd === null || validityEnd >= today) return undefined;
  return offered !== null && civilDayOf(offered) <= validityEnd ? validityEnd : undefined;
}

/** Throws VALIDITY_OVER. */
export function demandValidity({ clock }: Pick<Deps, 'clock'>, quote: QuoteRow): void {
  const ended = validityEnded(quote, clock.today());
  if (ended !== undefined) throw validityOver(ended);
}

const validityOver = (end: string): Problem =>
  new Problem('VALIDITY_OVER', {
    status: 409,
    title: 'A vigência pedida já terminou',
    message: `Ela terminou em ${dateText(end)}. Repita a solicitação para pedir uma nova vigência.`,
  });
