import type { Db } from '../../db/db';
import type { Clock } from '../../clock';
import { ownerOf } from '../../access/Caller';
import type { Caller } from '../../access/Caller';
import { refuse } from '../../http/refuse';
import { refuseQuote } from './problems';
import { insertEvent, lockVisibleQuote, updateQuote } from './repository';
import { isDeletable } from '../../../contract/statuses/quote';

/** Hides a quote; its history stays. Throws NOT_FOUND, STATUS_FORBIDS. */
export async function deleteQuote(db: Db, clock: Clock, caller: Caller, identifier: string): Promise<void> {
  await db.transaction(async (tx) => {
    const quote = await lockVisibleQuote(tx, ownerOf(caller), identifier);
    if (!quote) throw refuse('NOT_FOUND');
    if (!isDeletable(quote.status)) throw refuseQuote('STATUS_FORBIDS');
    const at = clock.now();
    await updateQuote(tx, quote.id, { deletedAt: at, updatedAt: at });
    await insertEvent(tx, {
      quoteId: quote.id,
      kind: 'deleted',
      actorUid: caller.user.uid,
      fromStatus: quote.status,
      toStatus: quote.status,
      at,
    });
  });
}
