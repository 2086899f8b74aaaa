import type { Db } from '../../../db/db';
import type { Deps } from '../../../deps';
import { moveQuote } from '../moveQuote';
import type { QuoteRow } from '../repository';
import { STATUS } from '../status';
import { askInsurer } from './askInsurer';
import { takeQuote } from './takeQuote';
import type { QuoteWish } from './takeQuote';

/** The customer accepts a ready proposal. Throws NOT_FOUND, STATUS_FORBIDS, OFFER_EXPIRED. */
export async function approveProposal(db: Db, deps: Deps, wish: QuoteWish): Promise<QuoteRow> {
  const quote = await takeQuote(db, deps, wish, STATUS.proposalReady);
  const move = { to: STATUS.proposalAccepted, actorUid: wish.caller.user.uid, at: deps.clock.now() };
  const accepted = await moveQuote(db, quote, move);
  await askInsurer(db, deps, accepted);
  return accepted;
}
