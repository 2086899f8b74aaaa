import { answers } from '../../../../contract/answers';
import type { Api } from '../../../http/Api';
import type { Deps } from '../../../deps';
import { ownerOf } from '../../../access/Caller';
import { callerOf, openToLinks } from '../../../access/session';
import { ok } from '../../../http/envelope';
import { idempotencyHeaders } from '../../../idempotency/requestKey';
import { atomically } from '../atomically';
import { identifierQuery } from '../../../../contract/quotes';
import { analyseQuote } from './analyseQuote';
import { filledIn } from '../../definitions/reviewForm';
import { approveProposal } from './approveProposal';
import {
  analysisBody,
  approvalBody,
  movedQuote,
  paymentBody,
  paymentPlans as plans,
  plansQuery,
} from '../../../../contract/emission';
import type { AnalysisBody } from '../../../../contract/emission';
import { analysisAnswer, approvalAnswer, paymentAnswer } from './answers';
import { paymentPlans } from './paymentPlans';
import { payQuote } from './payQuote';

const headers = idempotencyHeaders;

export function emissionRoutes(app: Api, deps: Deps): void {
  const planSchema = { response: answers(plans), querystring: plansQuery };
  app.get('/quote/payment/plans', { schema: planSchema, config: openToLinks }, async (request) =>
    ok(await paymentPlans(deps, ownerOf(callerOf(request)), request.query)),
  );

  app.post(
    '/quote/payment',
    { schema: { response: answers(movedQuote), body: paymentBody, headers } },
    async (request) => {
      const order = { caller: callerOf(request), ...request.body.request };
      return ok(
        await atomically(deps.db, request, async (tx) => paymentAnswer(await payQuote(tx, deps, order))),
      );
    },
  );

  app.post(
    '/quote/analysis',
    {
      schema: { response: answers(movedQuote), body: analysisBody, headers },
      preHandler: filledIn<AnalysisBody>(deps, 'analise', ({ reasonAnalysis }) => ({
        record: { reasonAnalysis },
      })),
    },
    async (request) => {
      const { identifier, reasonAnalysis } = request.body;
      const wish = { caller: callerOf(request), identifier, reason: reasonAnalysis };
      return ok(
        await atomically(deps.db, request, async (tx) => analysisAnswer(await analyseQuote(tx, deps, wish))),
      );
    },
  );

  app.put(
    '/quote/approve',
    { schema: { response: answers(movedQuote), querystring: identifierQuery, body: approvalBody, headers } },
    async (request) => {
      const approval = { caller: callerOf(request), identifier: request.query.identifier, ...request.body };
      return ok(
        await atomically(deps.db, request, async (tx) =>
          approvalAnswer(await approveProposal(tx, deps, approval)),
        ),
      );
    },
  );
}
