import { answers } from '../../../../contract/answers';
import type { Api } from '../../../http/Api';
import type { Deps } from '../../../deps';
import { userOf } from '../../../access/session';
import { ok } from '../../../http/envelope';
import { foundPage, searchQuery } from '../../../../contract/search';
import { searchQuotes } from './searchQuotes';

export function quoteSearchRoutes(app: Api, deps: Deps): void {
  app.get(
    '/quotes/search',
    { schema: { response: answers(foundPage), querystring: searchQuery } },
    async (request) => ok(await searchQuotes(deps, userOf(request).uid, request.query)),
  );
}
