import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { userOf } from '../../access/session';
import { ok } from '../../http/envelope';
import { surveyAnswerBody } from './contract';
import type { SurveyAnswerBody } from './contract';
import { answerSurvey, surveyOfToday } from './service';

export function surveyRoutes(app: FastifyInstance, { db, clock }: Deps): void {
  app.get('/tracksaleSchedule/today', async (request) => ok(await surveyOfToday(db, clock, userOf(request))));

  app.post<{ Body: SurveyAnswerBody }>(
    '/tracksaleCampaign/answer',
    { schema: { body: surveyAnswerBody } },
    async (request) => {
      await answerSurvey(db, clock, userOf(request), request.body);
      return ok(null);
    },
  );
}
