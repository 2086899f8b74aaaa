import type { Db } from '../../../db/db';
import type { QuoteRow } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { notify } from '../../notifications/notify';
import { moveQuote } from '../moveQuote';
import { STATUS } from '../../../../contract/statuses/quote';
import { interestedUsers } from './interestedUsers';
import { giveProposalNumber } from './proposalNumber';

/**
 * Makes a requested proposal ready to be accepted, for 30 days, and tells the people it concerns. `quote` is locked by
 * the caller's transaction; `actorUid` is null when the insurer did it. Throws STATUS_FORBIDS.
 */
export async function readyProposal(
  db: Db,
  deps: Pick<Deps, 'clock'>,
  quote: QuoteRow,
  actorUid: string | null,
): Promise<QuoteRow> {
  const at = deps.clock.now();
  const ready = await moveQuote(db, quote, { to: STATUS.proposalReady, actorUid, at });
  const news = { notificationType: 'ReadyProposal', data: quote.identifier } as const;
  await notify(db, await interestedUsers(db, quote), news);
  return giveProposalNumber(db, deps, ready);
}
