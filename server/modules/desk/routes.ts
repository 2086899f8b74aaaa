import { Type } from 'typebox';
import { storedAmount } from '../../../engine/values';
import { ratingStory } from '../../../contract/rating';
import { answers, file } from '../../../contract/answers';
import { historyEvent } from '../../../contract/history';
import type { Api } from '../../http/Api';
import { executiveOf } from '../../access/session';
import type { Deps } from '../../deps';
import { ok } from '../../http/envelope';
import { sendFile } from '../../http/sendFile';
import { identifierQuery } from '../../../contract/quotes';
import { deskList, deskRequest, fileQuery, listQuery, price, priceQuery } from '../../../contract/desk';
import { absenceRoutes } from './absences/routes';
import { priceAnswer } from './answers';
import { correctionDeskRoutes } from './correctionRoutes';
import { decisionRoutes } from './decisionRoutes';
import { explainQuote } from './explainQuote';
import { historyOf } from './history';
import { linkRoutes } from './linkRoutes';
import { otherExecutives } from './proposePremium';
import { nettingOfRequest } from '../quotes/endorsement/nettingOfRequest';
import { premiumBounds } from '../quotes/endorsement/premiumBounds';
import { priceQuote, refusePremium } from './priceQuote';
import { deskOwnRoutes } from './ownRoutes';
import { queueRoutes } from './queueRoutes';
import { pageOfRequests, readFile, readRequest, requestInSight } from './requests';

/** The executive desk (decision 46). For anybody who is no executive it does not exist. */
export function deskRoutes(app: Api, deps: Deps): void {
  void app.register(async (desk) => {
    desk.addHook('onRequest', async (request) => void executiveOf(request));
    requestRoutes(desk, deps);
    queueRoutes(desk, deps);
    decisionRoutes(desk, deps);
    deskOwnRoutes(desk, deps);
    correctionDeskRoutes(desk, deps);
    linkRoutes(desk, deps);
    absenceRoutes(desk, deps);
  });
}

function requestRoutes(app: Api, deps: Deps): void {
  const ofRequest = { querystring: identifierQuery };

  app.get(
    '/desk/quotes',
    { schema: { response: answers(deskList), querystring: listQuery } },
    async (request) => ok(await pageOfRequests(deps, executiveOf(request), request.query)),
  );

  app.get('/desk/quote', { schema: { response: answers(deskRequest), ...ofRequest } }, async (request) =>
    ok(await readRequest(deps, executiveOf(request), request.query.identifier)),
  );

  app.get(
    '/desk/quote/history',
    { schema: { response: answers(Type.Array(historyEvent)), ...ofRequest } },
    async (request) => {
      const { quote } = await requestInSight(deps.db, executiveOf(request), request.query.identifier);
      return ok(await historyOf(deps, quote));
    },
  );

  app.get(
    '/desk/quote/why',
    { schema: { response: answers(ratingStory), ...ofRequest } },
    async (request) => {
      const { quote } = await requestInSight(deps.db, executiveOf(request), request.query.identifier);
      return ok(await explainQuote(deps, quote));
    },
  );

  app.get(
    '/desk/quote/price',
    { schema: { response: answers(price), querystring: priceQuery } },
    async (request) => {
      const { identifier, commercialPremium } = request.query;
      const executive = executiveOf(request);
      const { quote } = await requestInSight(deps.db, executive, identifier);
      refusePremium(quote, commercialPremium);
      const { price: priced } = await priceQuote(deps, quote, commercialPremium);
      const bounds = await premiumBounds(deps.db, deps, quote, priced);
      const hasSecond = bounds !== undefined && (await otherExecutives(deps.db, executive)).length > 0;
      const offered = { ...quote, grossPremium: storedAmount(priced.grossPremium) };
      return ok(priceAnswer(priced, bounds, hasSecond, await nettingOfRequest(deps.db, offered)));
    },
  );

  app.get(
    '/desk/quote/document',
    { schema: { response: file('application/pdf'), querystring: fileQuery }, compress: false },
    async (request, reply) => sendFile(reply, await readFile(deps, executiveOf(request), request.query)),
  );
}
