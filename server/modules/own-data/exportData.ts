import { eq } from 'drizzle-orm';
import type { Db } from '../../db/db';
import {
  auditLog,
  complaints,
  drafts,
  ipLog,
  notifications,
  people,
  quotes,
  termsAcceptances,
} from '../../db/schema';
import type { User } from '../account/repository';
import { listClients } from '../clients/repository';

/** Everything that the portal keeps about one person, as they may ask for it (LGPD art. 18). */
export async function exportData(db: Db, user: User, at: Date) {
  const { uid } = user;
  return {
    exportedAt: at.toISOString(),
    user,
    clients: await listClients(db, uid),
    quotes: await db.select().from(quotes).where(eq(quotes.ownerUid, uid)),
    drafts: await db.select().from(drafts).where(eq(drafts.userUid, uid)),
    people: await db.select().from(people).where(eq(people.ownerUid, uid)),
    notifications: await db.select().from(notifications).where(eq(notifications.userUid, uid)),
    termsAcceptances: await db.select().from(termsAcceptances).where(eq(termsAcceptances.userUid, uid)),
    complaints: await db.select().from(complaints).where(eq(complaints.ownerUid, uid)),
    accesses: await db.select().from(ipLog).where(eq(ipLog.userUid, uid)),
    actions: await db.select().from(auditLog).where(eq(auditLog.actorUid, uid)),
  };
}
