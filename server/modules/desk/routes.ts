import type { FastifyInstance } from 'fastify';
import { executiveOf } from '../../access/session';
import type { Deps } from '../../deps';
import { ok } from '../../http/envelope';
import { sendFile } from '../../http/sendFile';
import { identifierQuery } from '../quotes/contract';
import type { IdentifierQuery } from '../quotes/contract';
import { fileQuery, listQuery, priceQuery } from './contract';
import type { FileQuery, ListQuery, PriceQuery } from './contract';
import { priceAnswer } from './answers';
import { decisionRoutes } from './decisionRoutes';
import { explainQuote } from './explainQuote';
import { historyOf } from './history';
import { linkRoutes } from './linkRoutes';
import { priceQuote } from './priceQuote';
import { pageOfRequests, readFile, readRequest, requestInSight } from './requests';

/** The executive desk (decision 46). For anybody who is no executive it does not exist. */
export function deskRoutes(app: FastifyInstance, deps: Deps): void {
  void app.register(async (desk) => {
    desk.addHook('onRequest', async (request) => void executiveOf(request));
    requestRoutes(desk, deps);
    decisionRoutes(desk, deps);
    linkRoutes(desk, deps);
  });
}

function requestRoutes(app: FastifyInstance, deps: Deps): void {
  const ofRequest = { schema: { querystring: identifierQuery } };

  app.get<{ Querystring: ListQuery }>(
    '/desk/quotes',
    { schema: { querystring: listQuery } },
    async (request) => ok(await pageOfRequests(deps, executiveOf(request), request.query)),
  );

  app.get<{ Querystring: IdentifierQuery }>('/desk/quote', ofRequest, async (request) =>
    ok(await readRequest(deps, executiveOf(request), request.query.identifier)),
  );

  app.get<{ Querystring: IdentifierQuery }>('/desk/quote/history', ofRequest, async (request) => {
    const { quote } = await requestInSight(deps.db, executiveOf(request), request.query.identifier);
    return ok(await historyOf(deps, quote));
  });

  app.get<{ Querystring: IdentifierQuery }>('/desk/quote/why', ofRequest, async (request) => {
    const { quote } = await requestInSight(deps.db, executiveOf(request), request.query.identifier);
    return ok(await explainQuote(deps, quote));
  });

  app.get<{ Querystring: PriceQuery }>(
    '/desk/quote/price',
    { schema: { querystring: priceQuery } },
    async (request) => {
      const { identifier, commercialPremium } = request.query;
      const { quote } = await requestInSight(deps.db, executiveOf(request), identifier);
      return ok(priceAnswer((await priceQuote(deps, quote, commercialPremium)).price));
    },
  );

  app.get<{ Querystring: FileQuery }>(
    '/desk/quote/document',
    { schema: { querystring: fileQuery }, compress: false },
    async (request, reply) => sendFile(reply, await readFile(deps, executiveOf(request), request.query)),
  );
}
