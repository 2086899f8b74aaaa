import { desc, eq, lt } from 'drizzle-orm';
import type { Letter } from '../../../adapters/mail/Mailer';
import type { Db } from '../../../db/db';
import { dropMonthsBefore } from '../../../db/months/dropMonths';
import { MONTHLY } from '../../../db/months/monthlyTables';
import { mails } from '../../../db/schema';
import { DAY_MS } from '../../../infra/durations';

export type Mail = typeof mails.$inferSelect;

const KEPT_MS = 30 * DAY_MS;

export async function insertMail(db: Db, letter: Letter, createdAt: Date): Promise<number> {
  const [row] = await db
    .insert(mails)
    .values({ ...letter, createdAt })
    .returning({ id: mails.id });
  if (!row) throw new Error('the mail was not stored');
  return row.id;
}

export async function findMail(db: Db, id: number): Promise<Mail | undefined> {
  const [mail] = await db.select().from(mails).where(eq(mails.id, id));
  return mail;
}

/** A sent e-mail keeps no text: it may hold a link that opens something. */
export async function markSent(db: Db, id: number, sentAt: Date): Promise<void> {
  await db.update(mails).set({ sentAt, text: '' }).where(eq(mails.id, id));
}

export async function listMails(db: Db, limit: number): Promise<Mail[]> {
  return db.select().from(mails).orderBy(desc(mails.id)).limit(limit);
}

export async function sweepMails(db: Db, now: Date): Promise<void> {
  const day = new Date(now.getTime() - KEPT_MS);
  await dropMonthsBefore(db, MONTHLY.mails, day);
  await db.delete(mails).where(lt(mails.createdAt, day));
}
