import { answers, excel } from '../../../../contract/answers';
import {
  foundPage,
  mostAskedAnswer,
  recentAnswers as recentAnswersAnswer,
  recentQuery,
  searchQuery,
  trackingBody,
  trackingFilterBody,
  trackingPage,
} from '../../../../contract/search';
import { callerOf, userOf } from '../../../access/session';
import { dealingWith } from '../productOf';
import type { Deps } from '../../../deps';
import type { Api } from '../../../http/Api';
import { ok } from '../../../http/envelope';
import { atMost } from '../../../http/limits';
import { sendExcel } from '../../../http/sendExcel';
import { mostAsked } from './mostAsked';
import { recentAnswers } from './recentAnswers';
import { searchQuotes } from './searchQuotes';
import { trackQuotes } from './trackQuotes';
import { trackingSheet } from './trackingSheet';

export function quoteSearchRoutes(app: Api, deps: Deps): void {
  app.get(
    '/quotes/search',
    { schema: { response: answers(foundPage), querystring: searchQuery } },
    async (request) => ok(await searchQuotes(deps, userOf(request).uid, request.query)),
  );
  app.post(
    '/quotes/search',
    { schema: { response: answers(trackingPage), body: trackingBody } },
    async (request) => ok(await trackQuotes(deps, userOf(request).uid, request.body)),
  );
  app.get('/quotes/most-asked', { schema: { response: answers(mostAskedAnswer) } }, async (request) =>
    ok(await mostAsked(deps, userOf(request).uid)),
  );
  app.get(
    '/quotes/recent-answers',
    { schema: { response: answers(recentAnswersAnswer), querystring: recentQuery } },
    async (request) =>
      ok(
        await recentAnswers(dealingWith(deps, callerOf(request)), userOf(request).uid, request.query.wizard),
      ),
  );
  app.post(
    '/quotes/export/excel',
    { schema: { response: excel, body: trackingFilterBody }, compress: false, config: atMost(20) },
    async (request, reply) => sendExcel(reply, await trackingSheet(deps, userOf(request).uid, request.body)),
  );
}
