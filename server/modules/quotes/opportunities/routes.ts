import { answers } from '../../../../contract/answers';
import {
  interest,
  interestBody,
  opportunitiesQuery,
  opportunityPage,
  renewal,
  renewalQuery,
} from '../../../../contract/opportunities';
import { callerOf, userOf } from '../../../access/session';
import { dealingWith } from '../productOf';
import type { Deps } from '../../../deps';
import type { Api } from '../../../http/Api';
import { ok } from '../../../http/envelope';
import { atMost } from '../../../http/limits';
import { expressInterest } from './expressInterest';
import { listOpportunities } from './listOpportunities';
import { renewPolicy } from './renewPolicy';

export function opportunityRoutes(app: Api, deps: Deps): void {
  app.get(
    '/opportunities/search',
    { schema: { response: answers(opportunityPage), querystring: opportunitiesQuery } },
    async (request) => ok(await listOpportunities(deps, userOf(request), request.query)),
  );
  app.post(
    '/opportunities/interest',
    { schema: { response: answers(interest), body: interestBody }, config: atMost(60) },
    async (request) => {
      const user = userOf(request);
      const at = await deps.db.transaction((tx) =>
        expressInterest(tx, deps, user, request.body.policyNumber),
      );
      return ok({ InterestAt: at.toISOString() });
    },
  );
  app.get(
    '/opportunities/renewal',
    { schema: { response: answers(renewal), querystring: renewalQuery } },
    async (request) =>
      ok(
        await renewPolicy(dealingWith(deps, callerOf(request)), userOf(request), request.query.policyNumber),
      ),
  );
}
