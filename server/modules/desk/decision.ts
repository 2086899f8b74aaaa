import type { Db } from '../../db/db';
import type { QuoteRow, User } from '../../db/schema';
import { refuse } from '../../http/refuse';
import { recordAudit } from '../platform/audit/recordAudit';
import type { Action } from '../../../contract/desk';
import { mayDecide } from './actions';
import { demandFree } from './holding';
import { lastEvent } from './historyRepository';
import { alreadyMoved, refuseDesk } from './problems';
import { lockDeskQuote } from './repository';

export interface Seen {
  identifier: string;
  seen: number;
  /** Since when another executive works on it; given by one who knows that and decides nevertheless. */
  over?: string;
}

/**
 * The request to decide on, locked until the caller's transaction ends. Throws NOT_FOUND, STATUS_FORBIDS with who
 * was faster, REQUEST_CHANGED when it is not what the executive saw, HELD_BY_OTHER when another one has it unbeknown.
 */
export async function takeForDecision(
  db: Db,
  executive: User,
  seen: Seen,
  action: Exclude<Action, 'undo'>,
): Promise<QuoteRow> {
  return takeSeen(db, executive, seen, (quote) => mayDecide(quote, action));
}

export async function takeSeen(
  db: Db,
  executive: User,
  { identifier, seen, over }: Seen,
  may: (quote: QuoteRow) => boolean,
): Promise<QuoteRow> {
  const quote = await lockDeskQuote(db, executive, identifier);
  if (!quote) throw refuse('NOT_FOUND');
  const last = await lastEvent(db, quote.id);
  if (!may(quote)) throw alreadyMoved(quote, last);
  if (last.id !== seen) throw refuseDesk('REQUEST_CHANGED');
  await demandFree(db, executive, quote, over);
  return quote;
}

const AUDITED = [
  'status',
  'commercialPremium',
  'iof',
  'grossPremium',
  'installments',
  'insurerName',
  'deniedReason',
  'deniedAt',
  'proposalNumber',
] as const satisfies readonly (keyof QuoteRow)[];

export async function auditDecision(
  db: Db,
  executive: User,
  action: `quote.${string}`,
  before: QuoteRow,
  after: QuoteRow,
  made: Record<string, unknown> = {},
): Promise<void> {
  await recordAudit(db, {
    actorUid: executive.uid,
    action,
    subject: `quote:${before.identifier}`,
    before: auditedOf(before),
    after: { ...auditedOf(after), ...made },
    at: after.updatedAt,
  });
}

function auditedOf(quote: QuoteRow): Record<string, unknown> {
  return Object.fromEntries(AUDITED.map((key) => [key, quote[key]]));
}
