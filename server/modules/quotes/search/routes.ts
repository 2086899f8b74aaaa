import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { userOf } from '../../../access/session';
import { ok } from '../../../http/envelope';
import { searchQuery } from './contract';
import type { SearchQuery } from './contract';
import { searchQuotes } from './searchQuotes';

export function quoteSearchRoutes(app: FastifyInstance, deps: Deps): void {
  app.get<{ Querystring: SearchQuery }>(
    '/quotes/search',
    { schema: { querystring: searchQuery } },
    async (request) => ok(await searchQuotes(deps, userOf(request).uid, request.query)),
  );
}
