import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/db';
import { drafts, quotes } from '../../../db/schema';
import { isOpen, registeredStatuses } from '../../../../contract/statuses/quote';

const OPEN = registeredStatuses.filter(isOpen);

export async function leftBehind(db: Db, uid: string) {
  const own = and(eq(quotes.ownerUid, uid), isNull(quotes.deletedAt), inArray(quotes.status, OPEN));
  const [openRequests, unsentDrafts] = await Promise.all([
    db.$count(quotes, own),
    db.$count(drafts, eq(drafts.userUid, uid)),
  ]);
  return { openRequests, drafts: unsentDrafts };
}
