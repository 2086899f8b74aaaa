import type { Clock } from '../../clock';
import type { Db } from '../../db/db';
import type { User } from '../../db/schema';
import { refuse } from '../../http/refuse';
import type { SurveyAnswerBody } from '../../../contract/surveys';
import { scheduleAnswer } from './answers';
import { refuseSurvey } from './problems';
import { findDueSchedule, findSchedule, insertAnswer, insertSchedule } from './repository';

export interface SurveyPlan {
  campaignId: string;
  documentNumber?: string | undefined;
  dueOn: string;
}

export async function surveyOfToday(db: Db, clock: Clock, user: User) {
  const schedule = await findDueSchedule(db, user.uid, clock.today());
  return schedule ? scheduleAnswer(schedule, user.email) : null;
}

export async function scheduleSurvey(db: Db, clock: Clock, userUid: string, plan: SurveyPlan): Promise<void> {
  await insertSchedule(db, { ...plan, userUid, createdAt: clock.now() });
}

/**
 * Keeps an answer or a refusal, once, for the session's user and not the name in the body. Throws NOT_FOUND for
 * another's survey, SURVEY_ANSWERED for a second answer.
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
