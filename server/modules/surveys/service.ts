import type { Clock } from '../../clock';
import type { Db } from '../../db/db';
import type { User } from '../../db/schema';
import { refuse } from '../../http/refuse';
import type { SurveyAnswerBody } from '../../../contract/surveys';
import { scheduleAnswer } from './answers';
import { refuseSurvey } from './problems';
import { findDueSchedule, findSchedule, insertAnswer, insertSchedule } from './repository';

/** What a survey is about and from when on it is put. */
export interface SurveyPlan {
  campaignId: string;
  documentNumber?: string;
  /** Civil date, YYYY-MM-DD. */
  dueOn: string;
}

/** The survey that a user is to be asked today; null when there is none. */
export async function surveyOfToday(db: Db, clock: Clock, user: User) {
  const schedule = await findDueSchedule(db, user.uid, clock.today());
  return schedule ? scheduleAnswer(schedule, user.email) : null;
}

/** Puts one survey to one user. */
export async function scheduleSurvey(db: Db, clock: Clock, userUid: string, plan: SurveyPlan): Promise<void> {
  await insertSchedule(db, { ...plan, userUid, createdAt: clock.now() });
}

/**
 * Keeps an answer or a refusal to answer, once. The session's user is the one who answers, and not the
 * name in the body. Throws NOT_FOUND for a survey of somebody else, SURVEY_ANSWERED for a second answer.
 */
export async function answerSurvey(db: Db, clock: Clock, user: User, body: SurveyAnswerBody): Promise<void> {
  const { scheduleId, campaignId, score, justification } = body;
  await db.transaction(async (tx) => {
    const schedule = await findSchedule(tx, scheduleId);
    const isOwn = schedule?.userUid === user.uid && body.email.toLowerCase() === user.email;
    if (!isOwn || schedule.campaignId !== campaignId) throw refuse('NOT_FOUND');
    const answer = { scheduleId, score, justification, answeredAt: clock.now() };
    if (!(await insertAnswer(tx, answer))) throw refuseSurvey('SURVEY_ANSWERED');
  });
}
