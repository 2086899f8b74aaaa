import { dateText } from '../../../../engine/values/dateText';
import { civilDayOf } from '../../../../engine/values/instant';
import type { QuoteRow } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { Problem } from '../../../http/Problem';

/**
 * A quote whose validity has ended since it was offered insures nothing any more. What somebody offers although it is
 * over may be taken, as of an endorsement. Throws VALIDITY_OVER.
 */
export function demandValidity({ clock }: Pick<Deps, 'clock'>, quote: QuoteRow): void {
  const { kind, validityEnd, proposalReadyAt, releasedAt } = quote;
  const offered = proposalReadyAt ?? releasedAt;
  if (kind !== 'quote' || validityEnd === null || validityEnd >= clock.today()) return;
  if (offered !== null && civilDayOf(offered) <= validityEnd) throw validityOver(validityEnd);
}

const validityOver = (end: string): Problem =>
  new Problem('VALIDITY_OVER', {
    status: 409,
    title: 'A vigência pedida já terminou',
    message: `Ela terminou em ${dateText(end)}. Repita a solicitação para pedir uma nova vigência.`,
  });
