import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { callerOf } from '../../../access/session';
import { ok } from '../../../http/envelope';
import { idempotencyHeaders } from '../../../idempotency/requestKey';
import { atomically } from '../atomically';
import { identifierQuery } from '../contract';
import type { IdentifierQuery } from '../contract';
import { analyseQuote } from './analyseQuote';
import { filledIn } from '../../definitions/reviewForm';
import { approveProposal } from './approveProposal';
import {
  analysisAnswer,
  analysisBody,
  approvalAnswer,
  approvalBody,
  paymentAnswer,
  paymentBody,
} from './contract';
import type { AnalysisBody, ApprovalBody, PaymentBody } from './contract';
import { payQuote } from './payQuote';

const headers = idempotencyHeaders;

/** What the customer does with an offer: pay it, have it looked at, accept its proposal. Links cannot. */
export function emissionRoutes(app: FastifyInstance, deps: Deps): void {
  app.post<{ Body: PaymentBody }>(
    '/quote/payment',
    { schema: { body: paymentBody, headers } },
    async (request) => {
      const order = { caller: callerOf(request), ...request.body.request };
      return ok(
        await atomically(deps.db, request, async (tx) => paymentAnswer(await payQuote(tx, deps, order))),
      );
    },
  );

  app.post<{ Body: AnalysisBody }>(
    '/quote/analysis',
    {
      schema: { body: analysisBody, headers },
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

  app.put<{ Querystring: IdentifierQuery; Body: ApprovalBody | null | undefined }>(
    '/quote/approve',
    { schema: { querystring: identifierQuery, body: approvalBody, headers } },
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
