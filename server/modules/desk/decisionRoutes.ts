import type { Static, TSchema } from 'typebox';
import { answers } from '../../../contract/answers';
import type { Api } from '../../http/Api';
import type { Db } from '../../db/db';
import type { QuoteRow, User } from '../../db/schema';
import { executiveOf } from '../../access/session';
import type { Deps } from '../../deps';
import { ok } from '../../http/envelope';
import { idempotencyHeaders as headers } from '../../idempotency/requestKey';
import { atomically } from '../quotes/atomically';
import { approveQuote } from './approveQuote';
import {
  decided,
  decisionBody,
  denialBody,
  deskApprovalBody,
  issueBody,
  undoBody,
} from '../../../contract/desk';
import { denyQuote } from './denyQuote';
import { filledIn } from '../definitions/reviewForm';
import { issueRequest } from './issueRequest';
import { makeReady } from './makeReady';
import { undoEndorsement } from './undoEndorsement';

type Decide<Body> = (db: Db, deps: Deps, executive: User, body: Body) => Promise<QuoteRow>;

export function decisionRoutes(app: Api, deps: Deps): void {
  decisionRoute(app, deps, 'approve', deskApprovalBody, approveQuote);
  decisionRoute(app, deps, 'deny', denialBody, denyQuote, 'negativa');
  decisionRoute(app, deps, 'ready', decisionBody, makeReady);
  decisionRoute(app, deps, 'issue', issueBody, issueRequest);
  decisionRoute(app, deps, 'undo', undoBody, undoEndorsement, 'cancelamento-de-endosso');
}

function decisionRoute<Body extends TSchema>(
  app: Api,
  deps: Deps,
  name: string,
  body: Body,
  decide: Decide<Static<Body>>,
  form?: string,
): void {
  const preHandler = form && filledIn(deps, form, withoutRequest);
  const schema = { response: answers(decided), body, headers };
  app.post(`/desk/quote/${name}`, { schema, ...(preHandler && { preHandler }) }, async (request) => {
    const executive = executiveOf(request);
    const work = async (tx: Db) => {
      const { identifier, status } = await decide(tx, deps, executive, request.body as Static<Body>);
      return { Identifier: identifier, Status: status };
    };
    return ok(await atomically(deps.db, request, work));
  });
}

function withoutRequest({
  identifier: _identifier,
  seen: _seen,
  over: _over,
  ...record
}: Record<string, unknown>) {
  return { record };
}
