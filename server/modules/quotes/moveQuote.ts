import type { Db } from '../../db/db';
import { refuseQuote } from './problems';
import { insertEvent, updateQuote } from './repository';
import type { QuoteChanges, QuoteRow } from './repository';
import { mayMove } from './status';
import type { Status } from './status';

/** A change of status: who causes it (null is the system), when, and why. */
export interface Move {
  to: Status;
  actorUid: string | null;
  at: Date;
  reason?: string;
  changes?: QuoteChanges;
}

/**
 * The one way in which a quote changes its status: by the table, with an event. The caller holds the quote's
 * lock. Throws STATUS_FORBIDS.
 */
export async function moveQuote(db: Db, quote: QuoteRow, move: Move): Promise<QuoteRow> {
  const { to, actorUid, at, reason, changes } = move;
  if (!mayMove(quote.status as Status, to)) throw refuseQuote('STATUS_FORBIDS');
  const moved = await updateQuote(db, quote.id, { ...changes, status: to, updatedAt: at });
  await insertEvent(db, {
    quoteId: quote.id,
    kind: 'moved',
    actorUid,
    fromStatus: quote.status,
    toStatus: to,
    ...(changes && { before: valuesOf(quote, changes), after: valuesOf(moved, changes) }),
    reason,
    at,
  });
  return moved;
}

/** What the quote holds where the move changes something; an event tells it before and after. */
function valuesOf(quote: QuoteRow, changes: QuoteChanges): Record<string, unknown> {
  return Object.fromEntries(Object.keys(changes).map((key) => [key, quote[key as keyof QuoteRow]]));
}
