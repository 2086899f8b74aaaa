import { eq, or } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '../db/db';
import { policies } from '../db/schema';
import type { User } from '../db/schema';
import type { Caller } from './Caller';
import { isNominated } from './nomination';
import { isNobodys, isServedBy } from './portfolio';

/**
 * The policies, with their billets, that a user sees: those that the user asked for, those of clients that the user is
 * nominated to, and for an executive those of the clients that the executive, or nobody, looks after.
 */
export function policiesOf(db: Db, user: User): SQL | undefined {
  const { ownerUid, clientDocument } = policies;
  const atDesk = user.isExecutive
    ? or(isServedBy(db, user, clientDocument), isNobodys(db, clientDocument))
    : undefined;
  return or(eq(ownerUid, user.uid), isNominated(db, user.uid, clientDocument), atDesk);
}

export function policiesReadBy(db: Db, { user, link }: Caller): SQL | undefined {
  return link ? eq(policies.clientDocument, link.clientDocument) : policiesOf(db, user);
}
