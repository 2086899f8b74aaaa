import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { complaints, documents, users } from '../../db/schema';
import type { User } from '../../db/schema';
import { complaintsInSight, complaintsOf } from '../../access/complaints';

export type Complaint = typeof complaints.$inferSelect;

export interface ComplaintRow {
  complaint: Complaint;
  documentName: string | null;
  authorName: string;
  authorEmail: string;
}

const MOST = 200;

function selectRows(db: Db) {
  return db
    .select({
      complaint: complaints,
      documentName: documents.name,
      authorName: users.name,
      authorEmail: users.email,
    })
    .from(complaints)
    .innerJoin(users, eq(users.uid, complaints.ownerUid))
    .leftJoin(documents, eq(documents.id, complaints.documentId));
}

export async function insertComplaint(db: Db, complaint: typeof complaints.$inferInsert): Promise<void> {
  await db.insert(complaints).values(complaint);
}

export async function listComplaints(db: Db, ownerUid: string): Promise<ComplaintRow[]> {
  return selectRows(db)
    .where(complaintsOf(ownerUid))
    .orderBy(desc(complaints.createdAt), desc(complaints.protocol))
    .limit(MOST);
}

export async function listDeskComplaints(
  db: Db,
  executive: User,
  { open }: { open: boolean },
): Promise<ComplaintRow[]> {
  return selectRows(db)
    .where(and(complaintsInSight(db, executive), open ? isNull(complaints.answeredAt) : undefined))
    .orderBy(desc(complaints.createdAt), desc(complaints.protocol))
    .limit(MOST);
}

export async function lockComplaint(
  db: Db,
  executive: User,
  protocol: string,
): Promise<Complaint | undefined> {
  const [complaint] = await db
    .select()
    .from(complaints)
    .where(and(eq(complaints.protocol, protocol), complaintsInSight(db, executive)))
    .for('update');
  return complaint;
}

export async function updateAnswer(
  db: Db,
  id: string,
  answered: Pick<Complaint, 'answer' | 'answeredBy' | 'answeredAt'>,
): Promise<void> {
  await db.update(complaints).set(answered).where(eq(complaints.id, id));
}

export async function findAttachment(db: Db, executive: User, protocol: string): Promise<string | null> {
  const [row] = await db
    .select({ id: complaints.documentId })
    .from(complaints)
    .where(and(eq(complaints.protocol, protocol), complaintsInSight(db, executive)));
  return row?.id ?? null;
}
