import type { Db } from '../../../db/db';
import type { QuoteRow } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { ownerOf } from '../../../access/Caller';
import type { Caller } from '../../../access/Caller';
import { refuse } from '../../../http/refuse';
import { refuseQuote } from '../problems';
import { lockVisibleQuote } from '../repository';
import type { Status } from '../../../../contract/statuses/quote';

/** Who wants something done with which quote. */
export interface QuoteWish {
  caller: Caller;
  identifier: string;
}

/**
 * The quote, locked, if the caller sees it, it stands where the wish begins and its time is not over; whether the
 * hourly round has noticed that already or not. Throws NOT_FOUND, STATUS_FORBIDS, OFFER_EXPIRED.
 */
export async function takeQuote(
  db: Db,
  { clock }: Pick<Deps, 'clock'>,
  { caller, identifier }: QuoteWish,
  from: Status | ((quote: QuoteRow) => Status),
): Promise<QuoteRow> {
  const quote = await lockVisibleQuote(db, ownerOf(caller), identifier);
  if (!quote) throw refuse('NOT_FOUND');
  // The table alone would not do: an offer and a ready proposal both lead to an accepted one.
  if (quote.status !== (typeof from === 'function' ? from(quote) : from)) throw refuseQuote('STATUS_FORBIDS');
  if (quote.expiresAt < clock.now()) throw refuseQuote('OFFER_EXPIRED');
  return quote;
}
