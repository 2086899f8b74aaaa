import type { Db } from '../../../db/db';
import type { QuoteRow } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { nextIdentifier } from '../../platform/counters';
import { updateQuote } from '../repository';

/**
 * Gives a quote its proposal's number: the year and seven digits without gaps. The last thing its transaction does,
 * as all others of the year wait for it from then on.
 */
export async function giveProposalNumber(
  db: Db,
  { clock }: Pick<Deps, 'clock'>,
  quote: QuoteRow,
): Promise<QuoteRow> {
  const year = clock.today().slice(0, 4);
  return updateQuote(db, quote.id, { proposalNumber: await nextIdentifier(db, year) });
}
