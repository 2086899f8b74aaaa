import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/db';
import { drafts, quotes } from '../../../db/schema';
import { STATUS } from '../../quotes/status';

/** Somebody still has to do something about these. */
const UNDER_WAY = [
  STATUS.analysing,
  STATUS.paymentReady,
  STATUS.proposalRequested,
  STATUS.proposalReady,
  STATUS.proposalAccepted,
];

/** What a person who closes the account should know of: their requests under way, and the drafts that go. */
export async function leftBehind(db: Db, uid: string) {
  const own = and(eq(quotes.ownerUid, uid), isNull(quotes.deletedAt), inArray(quotes.status, UNDER_WAY));
  const [openRequests, unsentDrafts] = await Promise.all([
    db.$count(quotes, own),
    db.$count(drafts, eq(drafts.userUid, uid)),
  ]);
  return { openRequests, drafts: unsentDrafts };
}
