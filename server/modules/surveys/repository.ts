import { and, asc, eq, isNull, lte, notExists, sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { surveyAnswers, surveySchedules, users } from '../../db/schema';

export type SurveySchedule = typeof surveySchedules.$inferSelect;
export type SurveyAnswer = typeof surveyAnswers.$inferSelect;

const unanswered = isNull(surveyAnswers.scheduleId);

/** The oldest survey of a user that is due by `today` and has no answer. */
export async function findDueSchedule(
  db: Db,
  userUid: string,
  today: string,
): Promise<SurveySchedule | undefined> {
  const [found] = await db
    .select({ schedule: surveySchedules })
    .from(surveySchedules)
    .leftJoin(surveyAnswers, eq(surveyAnswers.scheduleId, surveySchedules.id))
    .where(and(eq(surveySchedules.userUid, userUid), lte(surveySchedules.dueOn, today), unanswered))
    .orderBy(asc(surveySchedules.dueOn), asc(surveySchedules.createdAt))
    .limit(1);
  return found?.schedule;
}

export async function findSchedule(db: Db, id: string): Promise<SurveySchedule | undefined> {
  const [schedule] = await db.select().from(surveySchedules).where(eq(surveySchedules.id, id));
  return schedule;
}

export async function insertSchedule(db: Db, schedule: typeof surveySchedules.$inferInsert): Promise<void> {
  await db.insert(surveySchedules).values(schedule);
}

export async function hasOpenSchedule(db: Db, userUid: string): Promise<boolean> {
  const rows = await db
    .select({ id: surveySchedules.id })
    .from(surveySchedules)
    .leftJoin(surveyAnswers, eq(surveyAnswers.scheduleId, surveySchedules.id))
    .where(and(eq(surveySchedules.userUid, userUid), unanswered))
    .limit(1);
  return rows.length > 0;
}

/** Holds the user's row until the caller's transaction ends. */
export async function lockUser(db: Db, uid: string): Promise<void> {
  await db.select({ uid: users.uid }).from(users).where(eq(users.uid, uid)).for('update');
}

/** Stores the answer; false when there is one already, which stays. */
export async function insertAnswer(db: Db, answer: SurveyAnswer): Promise<boolean> {
  const rows = await db
    .insert(surveyAnswers)
    .values(answer)
    .onConflictDoNothing()
    .returning({ id: surveyAnswers.scheduleId });
  return rows.length > 0;
}

/** Deletes unanswered surveys; answers stay, anonymous once the account is closed. */
export async function deleteOpenSchedules(db: Db, userUid: string): Promise<void> {
  const answer = db
    .select({ one: sql`1` })
    .from(surveyAnswers)
    .where(eq(surveyAnswers.scheduleId, surveySchedules.id));
  await db.delete(surveySchedules).where(and(eq(surveySchedules.userUid, userUid), notExists(answer)));
}
