import { eq, or } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '../db/db';
import { policyImports } from '../db/schema';
import type { User } from '../db/schema';
import { isNominated } from './nomination';
import { isNobodys, isServedBy } from './portfolio';

export function importsOf(db: Db, uid: string): SQL | undefined {
  return or(eq(policyImports.ownerUid, uid), isNominated(db, uid, policyImports.clientDocument));
}

export function importsReadBy(db: Db, user: User): SQL | undefined {
  return or(importsOf(db, user.uid), user.isExecutive ? importsInSight(db, user) : undefined);
}

export function importsInSight(db: Db, executive: User): SQL | undefined {
  const { clientDocument } = policyImports;
  return or(isServedBy(db, executive, clientDocument), isNobodys(db, clientDocument));
}
