import { nullable } from '../../../contract/schema';
import { answers, done } from '../../../contract/answers';
import type { Api } from '../../http/Api';
import type { Deps } from '../../deps';
import { userOf } from '../../access/session';
import { ok } from '../../http/envelope';
import { surveyAnswerBody, surveySchedule } from '../../../contract/surveys';
import { answerSurvey, surveyOfToday } from './service';

export function surveyRoutes(app: Api, { db, clock }: Deps): void {
  app.get(
    '/tracksaleSchedule/today',
    { schema: { response: answers(nullable(surveySchedule)) } },
    async (request) => ok(await surveyOfToday(db, clock, userOf(request))),
  );

  app.post(
    '/tracksaleCampaign/answer',
    { schema: { response: done, body: surveyAnswerBody } },
    async (request) => {
      await answerSurvey(db, clock, userOf(request), request.body);
      return ok(null);
    },
  );
}
