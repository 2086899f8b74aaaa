import { and, desc, eq, exists, ne, sql } from 'drizzle-orm';
import { importsInSight, importsOf } from '../../access/imports';
import { policiesOf } from '../../access/policies';
import type { Db } from '../../db/db';
import { documents, policies, policyImports, users } from '../../db/schema';
import type { User } from '../../db/schema';

export type PolicyImport = typeof policyImports.$inferSelect;

export interface ImportRow {
  imported: PolicyImport;
  documentName: string;
  policyNumber: string | null;
}

export interface DeskImportRow extends ImportRow {
  senderName: string;
  senderEmail: string;
  isKnown: boolean;
}

const MOST = 200;

const listed = { imported: policyImports, documentName: documents.name, policyNumber: policies.number };
const newest = [desc(policyImports.createdAt), desc(policyImports.identifier)] as const;

export async function insertImport(db: Db, row: typeof policyImports.$inferInsert): Promise<void> {
  await db.insert(policyImports).values(row);
}

export async function listImports(db: Db, uid: string): Promise<ImportRow[]> {
  return db
    .select(listed)
    .from(policyImports)
    .innerJoin(documents, eq(documents.id, policyImports.documentId))
    .leftJoin(policies, eq(policies.id, policyImports.policyId))
    .where(importsOf(db, uid))
    .orderBy(...newest)
    .limit(MOST);
}

export async function listDeskImports(
  db: Db,
  executive: User,
  { open }: { open: boolean },
): Promise<DeskImportRow[]> {
  const sameNumber = db
    .select({ one: sql`1` })
    .from(sql`policies as same`)
    .where(sql`same.number = ${policyImports.number}`);
  return db
    .select({
      ...listed,
      senderName: users.name,
      senderEmail: users.email,
      isKnown: sql<boolean>`${exists(sameNumber)}`,
    })
    .from(policyImports)
    .innerJoin(documents, eq(documents.id, policyImports.documentId))
    .innerJoin(users, eq(users.uid, policyImports.ownerUid))
    .leftJoin(policies, eq(policies.id, policyImports.policyId))
    .where(and(importsInSight(db, executive), open ? eq(policyImports.status, 'waiting') : undefined))
    .orderBy(...newest)
    .limit(MOST);
}

export async function lockImport(
  db: Db,
  executive: User,
  identifier: string,
): Promise<PolicyImport | undefined> {
  const [row] = await db
    .select()
    .from(policyImports)
    .where(and(eq(policyImports.identifier, identifier), importsInSight(db, executive)))
    .for('update');
  return row;
}

export async function findImportedFile(
  db: Db,
  executive: User,
  identifier: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: policyImports.documentId })
    .from(policyImports)
    .where(and(eq(policyImports.identifier, identifier), importsInSight(db, executive)));
  return row?.id;
}

export async function isSent(db: Db, clientDocument: string, number: string): Promise<boolean> {
  const same = and(
    eq(policyImports.clientDocument, clientDocument),
    eq(policyImports.number, number),
    ne(policyImports.status, 'refused'),
  );
  return (await db.$count(policyImports, same)) > 0;
}

export async function seesPolicy(db: Db, user: User, number: string): Promise<boolean> {
  const found = await db
    .select({ id: policies.id })
    .from(policies)
    .where(and(eq(policies.number, number), policiesOf(db, user)));
  return found.length > 0;
}

export async function isPolicyNumber(db: Db, number: string): Promise<boolean> {
  return (await db.$count(policies, eq(policies.number, number))) > 0;
}

export async function updateImport(
  db: Db,
  id: string,
  decided: Pick<PolicyImport, 'status' | 'decidedBy' | 'decidedAt'> & Partial<PolicyImport>,
): Promise<void> {
  await db.update(policyImports).set(decided).where(eq(policyImports.id, id));
}
