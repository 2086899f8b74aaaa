import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { AnyColumn, SQL } from 'drizzle-orm';
import type { Db } from '../db/db';
import { quotes, users } from '../db/schema';
import { ownerOf } from './Caller';
import type { Caller, Owner } from './Caller';
import { isNominated } from './nomination';
import { isNobodys, isServedBy } from './portfolio';
import type { Executive } from './portfolio';

/**
 * The quotes that somebody sees as a customer: those that a user asked for, and those of every client that the user is
 * nominated to; of a link, those that were asked for by it. Read, edit, pay, accept and delete are for these alone.
 */
export function quotesOf(db: Db, { uid, linkId }: Owner): SQL | undefined {
  const own = linkId === null ? isCustomersOwn(db, uid) : eq(quotes.executiveLinkId, linkId);
  return and(isNull(quotes.deletedAt), own);
}

/**
 * The quotes that an executive sees at the desk: those of the clients that the executive looks after, those that the
 * executive asked for, in person or by a link, and those of clients that nobody looks after. A request for a client
 * that is not the requester's (decision 8) is no exception: the person who looks after that client answers it.
 */
export function quotesInSight(db: Db, executive: Executive): SQL | undefined {
  const { clientDocument } = quotes;
  return and(
    isNull(quotes.deletedAt),
    or(
      sql`${quotes.ownerUid} = ${executive.uid}`,
      isServedBy(db, executive, clientDocument),
      isNobodys(db, clientDocument),
    ),
  );
}

export function quotesReadBy(db: Db, caller: Caller): SQL | undefined {
  const { user, link } = caller;
  const atDesk = user.isExecutive && !link ? quotesInSight(db, user) : undefined;
  return or(quotesOf(db, ownerOf(caller)), atDesk);
}

/**
 * Which of `uids` are told of a change of the quote. A customer is told of a deletion too, since it leaves the
 * list; of what only the desk sees, executives alone are told.
 */
export async function watchersOf(
  db: Db,
  quoteId: string,
  uids: readonly string[],
  today: string,
  isDesks = false,
): Promise<{ uid: string; identifier: string; status: number }[]> {
  const atDesk = and(users.isExecutive, quotesInSight(db, usersOn(today)));
  const sees = isDesks ? atDesk : or(isCustomersOwn(db, users.uid), atDesk);
  return db
    .select({ uid: users.uid, identifier: quotes.identifier, status: quotes.status })
    .from(quotes)
    .innerJoin(users, and(inArray(users.uid, [...uids]), sees))
    .where(eq(quotes.id, quoteId));
}

const usersOn = (today: string) => ({ uid: users.uid, email: users.email, today });

export async function executivesOf(db: Db, quoteId: string, today: string): Promise<string[]> {
  const found = await db
    .select({ uid: users.uid })
    .from(quotes)
    .innerJoin(users, and(users.isExecutive, quotesInSight(db, usersOn(today))))
    .where(eq(quotes.id, quoteId));
  return found.map(({ uid }) => uid);
}

function isCustomersOwn(db: Db, uid: string | AnyColumn): SQL | undefined {
  return or(eq(quotes.ownerUid, uid), isNominated(db, uid, quotes.clientDocument));
}
