import { and, eq, exists, sql } from 'drizzle-orm';
import type { AnyColumn, SQL } from 'drizzle-orm';
import type { Db } from '../db/db';
import { userClients } from '../db/schema';

export function isNominated(db: Db, uid: string | AnyColumn, clientDocument: AnyColumn): SQL {
  const nomination = db
    .select({ one: sql`1` })
    .from(userClients)
    .where(and(eq(userClients.userUid, uid), eq(userClients.clientDocument, clientDocument)));
  return exists(nomination);
}
