import { eq, or } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '../db/db';
import { policies, quotes } from '../db/schema';
import type { User } from '../db/schema';
import type { Caller } from './Caller';
import { isNominated } from './nomination';
import { quotesInSight } from './quotes';

/**
 * The policies, with their billets, that a user sees: those that the user asked for, those of clients that the user is
 * nominated to, and for an executive those whose quote is in sight at the desk. For queries that join the quote.
 */
export function policiesOf(db: Db, user: User): SQL | undefined {
  const atDesk = user.isExecutive ? quotesInSight(db, user) : undefined;
  return or(eq(quotes.ownerUid, user.uid), isNominated(db, user.uid, policies.clientDocument), atDesk);
}

/** The policies that somebody asks about: a user's, and of an executive's link those of its client. */
export function policiesReadBy(db: Db, { user, link }: Caller): SQL | undefined {
  return link ? eq(policies.clientDocument, link.clientDocument) : policiesOf(db, user);
}
