import { answers, done } from '../../../contract/answers';
import { stops, stopsBody, stopsParams, stopsQuery } from '../../../contract/stops';
import { callerOf, openToLinks } from '../../access/session';
import type { Deps } from '../../deps';
import type { Api } from '../../http/Api';
import { ok } from '../../http/envelope';
import { atMost } from '../../http/limits';
import { countStops, stopsOf } from './service';

/** A step a second is more than anybody fills. */
const COUNTS_A_MINUTE = 60;
const bodyLimit = 50_000;

export function stopRoutes(app: Api, deps: Deps): void {
  app.post(
    '/wizard/stops',
    {
      schema: { response: done, body: stopsBody },
      config: { ...openToLinks, ...atMost(COUNTS_A_MINUTE) },
      bodyLimit,
    },
    async (request) => {
      callerOf(request);
      await countStops(deps, request.body);
      return ok(null);
    },
  );
}

export function analystStopRoutes(app: Api, deps: Deps): void {
  app.get(
    '/product/:product/stops',
    { schema: { response: answers(stops), params: stopsParams, querystring: stopsQuery } },
    async ({ params, query }) => ok(await stopsOf(deps, params.product, query.definition)),
  );
}
