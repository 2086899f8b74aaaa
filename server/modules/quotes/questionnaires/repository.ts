import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/db';
import { questionnaires } from '../../../db/schema';

export type QuestionnaireRow = typeof questionnaires.$inferSelect;

export async function findQuestionnaire(db: Db, quoteId: string): Promise<QuestionnaireRow | undefined> {
  const [row] = await db.select().from(questionnaires).where(eq(questionnaires.quoteId, quoteId));
  return row;
}

export async function insertQuestionnaire(db: Db, row: QuestionnaireRow): Promise<void> {
  await db.insert(questionnaires).values(row);
}
