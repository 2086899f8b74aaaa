import type { Db } from '../../../db/db';
import type { QuoteRow } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { ownerOf } from '../../../access/Caller';
import type { Caller } from '../../../access/Caller';
import { refuse } from '../../../http/refuse';
import { refuseQuote } from '../problems';
import { lockVisibleQuote } from '../repository';
import type { Status } from '../../../../contract/statuses/quote';

export interface QuoteWish {
  caller: Caller;
  identifier: string;
}

/**
 * The quote, locked, if the caller sees it, it has the expected status and it has not expired, even if the hourly
 * round has not run yet. Throws NOT_FOUND, STATUS_FORBIDS, OFFER_EXPIRED.
 */
export async function takeQuote(
  db: Db,
  { clock }: Pick<Deps, 'clock'>,
  { caller, identifier }: QuoteWish,
  from: Status | ((quote: QuoteRow) => Status),
): Promise<QuoteRow> {
  const quote = await lockVisibleQuote(db, ownerOf(caller), identifier);
  if (!quote) throw refuse('NOT_FOUND');
  // The table does not suffice: an offer and a ready proposal both lead to an accepted one.
  if (quote.status !== (typeof from === 'function' ? from(quote) : from)) throw refuseQuote('STATUS_FORBIDS');
  if (quote.expiresAt < clock.now()) throw refuseQuote('OFFER_EXPIRED');
  return quote;
}
