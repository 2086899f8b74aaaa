import { answers } from '../../../contract/answers';
import {
  correctable,
  correctionLink,
  correctionLinkBody,
  correctionWish,
} from '../../../contract/corrections';
import { decided } from '../../../contract/desk';
import { identifierQuery } from '../../../contract/quotes';
import { executiveOf } from '../../access/session';
import type { Deps } from '../../deps';
import type { Api } from '../../http/Api';
import { ok } from '../../http/envelope';
import { idempotencyHeaders as headers } from '../../idempotency/requestKey';
import { atomically } from '../quotes/atomically';
import { correctableOf, makeCorrectionLink, requestCorrection } from './corrections';
import { requestInSight } from './requests';

export function correctionDeskRoutes(app: Api, deps: Deps): void {
  const fields = { schema: { response: answers(correctable), querystring: identifierQuery } };
  app.get('/desk/quote/correction', fields, async (request) => {
    const { quote } = await requestInSight(deps.db, executiveOf(request), request.query.identifier);
    return ok(await correctableOf(deps, quote));
  });

  const wish = { schema: { response: answers(decided), body: correctionWish, headers } };
  app.post('/desk/quote/correction', wish, async (request) => {
    const executive = executiveOf(request);
    const asked = await atomically(deps.db, request, async (tx) => {
      const { identifier, status } = await requestCorrection(tx, deps, executive, request.body);
      return { Identifier: identifier, Status: status };
    });
    return ok(asked);
  });

  // Without an idempotency key, whose stored answer would hold the token itself.
  const link = { schema: { response: answers(correctionLink), body: correctionLinkBody } };
  app.post('/desk/quote/correction/link', link, async (request) => {
    const executive = executiveOf(request);
    const { quote } = await requestInSight(deps.db, executive, request.body.identifier);
    return ok(await deps.db.transaction((tx) => makeCorrectionLink(tx, deps, executive, quote)));
  });
}
