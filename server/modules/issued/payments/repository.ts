import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db';
import { bankEntries, bankFiles, billets, endorsements, policies } from '../../../db/schema';
import type { BilletRow } from '../../../db/schema';

export type BankFileRow = typeof bankFiles.$inferSelect;
export type BankEntryRow = typeof bankEntries.$inferSelect;
export type NewBankFile = typeof bankFiles.$inferInsert;
export type NewBankEntry = typeof bankEntries.$inferInsert;

export async function findFileByHash(db: Db, hash: string): Promise<BankFileRow | undefined> {
  const [file] = await db.select().from(bankFiles).where(eq(bankFiles.hash, hash));
  return file;
}

export async function insertFile(db: Db, file: NewBankFile): Promise<BankFileRow | undefined> {
  const [stored] = await db.insert(bankFiles).values(file).onConflictDoNothing().returning();
  return stored;
}

export async function updateFile(
  db: Db,
  id: string,
  counts: Pick<BankFileRow, 'entries' | 'booked' | 'repeated' | 'total'>,
): Promise<BankFileRow> {
  const [file] = await db.update(bankFiles).set(counts).where(eq(bankFiles.id, id)).returning();
  return file!;
}

/** Stores what was told of a payment; false when that was told before. */
export async function insertEntry(db: Db, entry: NewBankEntry): Promise<boolean> {
  const stored = await db.insert(bankEntries).values(entry).onConflictDoNothing().returning();
  return stored.length > 0;
}

/** The billets with these numbers of the bank, held until the caller's transaction ends, always in one order. */
export async function lockByOurNumber(db: Db, ourNumbers: readonly string[]): Promise<BilletRow[]> {
  if (ourNumbers.length === 0) return [];
  return db
    .select()
    .from(billets)
    .where(inArray(billets.ourNumber, [...ourNumbers]))
    .orderBy(billets.id)
    .for('update');
}

export async function findBookedByHand(db: Db, billetId: string): Promise<BankEntryRow | undefined> {
  const booked = await db
    .select()
    .from(bankEntries)
    .where(and(eq(bankEntries.billetId, billetId), eq(bankEntries.outcome, 'booked')));
  return booked.every(({ fileId }) => fileId === null) ? booked[0] : undefined;
}

export async function markPaid(db: Db, billetId: string, paidAt: Date): Promise<void> {
  await db.update(billets).set({ paidAt }).where(eq(billets.id, billetId));
}

export type CountedFile = BankFileRow & { differences: number };

export async function listFiles(db: Db, limit: number): Promise<CountedFile[]> {
  return counted(await filesOf(db).orderBy(desc(bankFiles.receivedAt), desc(bankFiles.id)).limit(limit));
}

export async function findFile(db: Db, id: string): Promise<CountedFile> {
  const [file] = counted(await filesOf(db).where(eq(bankFiles.id, id)));
  return file!;
}

function filesOf(db: Db) {
  const differences = sql<number>`(select count(*)::int from bank_entries e where e.file_id = bank_files.id
    and e.outcome <> 'booked' and e.settled_at is null)`;
  return db.select({ file: bankFiles, differences }).from(bankFiles).$dynamic();
}

const counted = (rows: readonly { file: BankFileRow; differences: number }[]): CountedFile[] =>
  rows.map(({ file, differences }) => ({ ...file, differences }));

export async function listDifferences(db: Db, limit: number) {
  return db
    .select({
      entry: bankEntries,
      number: sql<string | null>`coalesce(${endorsements.number}, ${policies.number})`,
      installment: billets.installment,
    })
    .from(bankEntries)
    .leftJoin(billets, eq(billets.id, bankEntries.billetId))
    .leftJoin(policies, eq(policies.id, billets.policyId))
    .leftJoin(endorsements, eq(endorsements.id, billets.endorsementId))
    .where(and(ne(bankEntries.outcome, 'booked'), isNull(bankEntries.settledAt)))
    .orderBy(bankEntries.at, bankEntries.id)
    .limit(limit);
}

export async function settleEntry(
  db: Db,
  id: string,
  settled: { settledBy: string; settledAt: Date; note: string },
): Promise<boolean> {
  const rows = await db
    .update(bankEntries)
    .set(settled)
    .where(and(eq(bankEntries.id, id), ne(bankEntries.outcome, 'booked'), isNull(bankEntries.settledAt)))
    .returning({ id: bankEntries.id });
  return rows.length > 0;
}
