import type { QuoteRow } from '../../db/schema';
import type { Deps } from '../../deps';
import type { Owner } from '../../access/Caller';
import { refuse } from '../../http/refuse';
import { expireQuote, isOverdue } from './expireQuotes';
import { findQuote } from './repository';

/**
 * A request that the asker may see, expired first if its time is over, so that what is shown can be done. Throws
 * NOT_FOUND.
 */
export async function findCurrent(
  deps: Pick<Deps, 'db' | 'clock'>,
  asker: Owner,
  identifier: string,
): Promise<QuoteRow> {
  const quote = await findQuote(deps.db, asker, identifier);
  if (!quote) throw refuse('NOT_FOUND');
  if (!isOverdue(quote, deps.clock.now())) return quote;
  await expireQuote(deps, quote.id);
  const expired = await findQuote(deps.db, asker, identifier);
  if (!expired) throw refuse('NOT_FOUND');
  return expired;
}
