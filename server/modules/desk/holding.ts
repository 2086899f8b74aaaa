import type { TakeBody } from '../../../contract/deskQueue';
import { isOpen } from '../../../contract/statuses/quote';
import type { Db } from '../../db/db';
import type { QuoteRow, User } from '../../db/schema';
import type { Deps } from '../../deps';
import { refuse } from '../../http/refuse';
import { recordAudit } from '../platform/audit/recordAudit';
import { insertEvent, updateQuote } from '../quotes/repository';
import { heldByOther, refuseDesk } from './problems';
import { findHolderName, lockDeskQuote } from './repository';

type HoldingDeps = Pick<Deps, 'clock'>;

/**
 * Assigns a request to the executive: of two at once one gets it. A held one is handed over only to a caller who
 * says since when the other one has it. Throws NOT_FOUND, HELD_BY_OTHER with the holder, NOTHING_TO_TAKE where
 * nothing can follow.
 */
export async function takeRequest(
  db: Db,
  { clock }: HoldingDeps,
  executive: User,
  { identifier, over }: TakeBody,
): Promise<QuoteRow> {
  const quote = await locked(db, executive, identifier);
  if (quote.heldBy === executive.uid) return quote;
  if (!isOpen(quote.status)) throw refuseDesk('NOTHING_TO_TAKE');
  await demandFree(db, executive, quote, over);
  return hold(db, executive, quote, { heldBy: executive.uid, heldSince: clock.now() }, clock.now());
}

/** Gives back what the executive has taken up; what is another's, or nobody's, stays as it is. Throws NOT_FOUND. */
export async function releaseRequest(
  db: Db,
  { clock }: HoldingDeps,
  executive: User,
  identifier: string,
): Promise<QuoteRow> {
  const quote = await locked(db, executive, identifier);
  if (quote.heldBy !== executive.uid) return quote;
  return hold(db, executive, quote, { heldBy: null, heldSince: null }, clock.now());
}

/** Refuses what another executive has, unless the caller names since when. Throws HELD_BY_OTHER. */
export async function demandFree(
  db: Db,
  executive: User,
  { heldBy, heldSince }: QuoteRow,
  over: string | undefined,
): Promise<void> {
  if (heldBy === null || heldBy === executive.uid) return;
  if (over !== undefined && new Date(over).getTime() === heldSince!.getTime()) return;
  throw heldByOther(await findHolderName(db, heldBy), heldSince!);
}

async function locked(db: Db, executive: User, identifier: string): Promise<QuoteRow> {
  const quote = await lockDeskQuote(db, executive, identifier);
  if (!quote) throw refuse('NOT_FOUND');
  return quote;
}

type Holding = Pick<QuoteRow, 'heldBy' | 'heldSince'>;

/** The request is not changed by it: neither its last change nor what the customer sees. */
async function hold(db: Db, executive: User, quote: QuoteRow, holding: Holding, at: Date): Promise<QuoteRow> {
  const held = await updateQuote(db, quote.id, holding);
  const isTaken = holding.heldBy !== null;
  await insertEvent(db, {
    quoteId: quote.id,
    kind: isTaken ? 'taken' : 'released',
    actorUid: executive.uid,
    fromStatus: quote.status,
    toStatus: quote.status,
    at,
  });
  await recordAudit(db, {
    actorUid: executive.uid,
    action: isTaken ? 'quote.take' : 'quote.release',
    subject: `quote:${quote.identifier}`,
    before: { heldBy: quote.heldBy },
    after: { heldBy: held.heldBy },
    at,
  });
  return held;
}
