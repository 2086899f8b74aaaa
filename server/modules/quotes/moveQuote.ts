import type { Db } from '../../db/db';
import type { QuoteRow } from '../../db/schema';
import { withdrawCorrection } from './corrections/repository';
import { countFrom, resumed } from './answerDue';
import { expiryOf } from './expiry';
import { refuseQuote } from './problems';
import { insertDeskAnswer, insertEvent, updateQuote } from './repository';
import { isAwaited, mayMove, STATUS } from '../../../contract/statuses/quote';
import type { Status } from '../../../contract/statuses/quote';
import type { QuoteChanges } from './repository';

export interface Move {
  to: Status;
  actorUid: string | null;
  at: Date;
  reason?: string | undefined;
  changes?: QuoteChanges | undefined;
}

/** Call before preparing anything for the move. Throws STATUS_FORBIDS. */
export function demandMove({ kind, status }: QuoteRow, to: Status): void {
  if (!mayMove(kind, status as Status, to)) throw refuseQuote('STATUS_FORBIDS');
}

/**
 * The only way to change a quote's status: by the table, with an event; an open correction ends. The caller holds
 * the quote's lock. Throws STATUS_FORBIDS.
 */
export async function moveQuote(db: Db, quote: QuoteRow, move: Move): Promise<QuoteRow> {
  const { to, actorUid, at, reason, changes } = move;
  demandMove(quote, to);
  if (quote.correctionUntil !== null) await withdrawCorrection(db, quote.id, at);
  const moved = await updateQuote(db, quote.id, {
    correctionUntil: null,
    ...datesOf(to, at),
    ...resumed(quote, at),
    ...countFrom(to, at),
    ...changes,
    status: to,
    statusSince: at,
    updatedAt: at,
  });
  if (actorUid !== null && isAwaited(quote.status)) await insertDeskAnswer(db, answerOf(quote, at));
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

const answerOf = ({ id: quoteId, deskId, product, status, statusSince }: QuoteRow, at: Date) => ({
  ...{ quoteId, deskId, product, status, at },
  waitedSeconds: Math.max(0, Math.round((at.getTime() - statusSince.getTime()) / 1000)),
});

/** The quote's old values of what the move changes, without `rating`. */
function valuesOf(quote: QuoteRow, changes: QuoteChanges): Record<string, unknown> {
  const told = Object.keys(changes).filter((key) => key !== 'rating');
  return Object.fromEntries(told.map((key) => [key, quote[key as keyof QuoteRow]]));
}

/** Offers and proposals lapse by their own dates, whoever made them. */
function datesOf(to: Status, at: Date): QuoteChanges {
  if (to === STATUS.paymentReady) return { releasedAt: at, expiresAt: expiryOf(at) };
  if (to === STATUS.proposalReady) return { proposalReadyAt: at, expiresAt: expiryOf(at) };
  return to === STATUS.proposalAccepted ? { acceptedAt: at } : {};
}
