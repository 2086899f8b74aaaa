import { eq, or } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '../db/db';
import { policyImports } from '../db/schema';
import type { User } from '../db/schema';
import { isNominated } from './nomination';
import { isNobodys, isServedBy } from './portfolio';

/** The imported policies that a user sees: those that the user sent, and those of clients of the nomination. */
export function importsOf(db: Db, uid: string): SQL | undefined {
  return or(eq(policyImports.ownerUid, uid), isNominated(db, uid, policyImports.clientDocument));
}

/** All that somebody may read: as a customer, and for an executive those at the desk too. */
export function importsReadBy(db: Db, user: User): SQL | undefined {
  return or(importsOf(db, user.uid), user.isExecutive ? importsInSight(db, user) : undefined);
}

/** Those that an executive validates: of the clients that the executive looks after, and of those whom nobody does. */
export function importsInSight(db: Db, executive: User): SQL | undefined {
  const { clientDocument } = policyImports;
  return or(isServedBy(db, executive, clientDocument), isNobodys(db, clientDocument));
}
