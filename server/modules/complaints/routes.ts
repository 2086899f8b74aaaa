import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../../db/db';
import type { Deps } from '../../deps';
import { executiveOf, userOf } from '../../access/session';
import { ok } from '../../http/envelope';
import { atMost } from '../../http/limits';
import { sendFile } from '../../http/sendFile';
import { atMostOnce } from '../../idempotency/atMostOnce';
import { idempotencyHeaders, requestKeyOf } from '../../idempotency/requestKey';
import { filledIn } from '../definitions/reviewForm';
import {
  complaintAnswer,
  complaintBody,
  deskComplaintAnswer,
  deskQuery,
  protocolParams,
  replyBody,
} from './contract';
import type { ComplaintBody, DeskQuery, ProtocolParams, ReplyBody } from './contract';
import { refuseComplaint } from './problems';
import { listComplaints, listDeskComplaints } from './repository';
import { answerComplaint, fileComplaint, readAttachment } from './service';

/** What a user tells the brokerage, and the history of it. */
export function complaintRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps;
  // Whose the file is, the service asks.
  const preHandler = filledIn<ComplaintBody>(deps, 'reclamacao', ({ documentId: _file, ...record }) => ({
    record,
  }));
  app.get('/complaint', async (request) =>
    ok((await listComplaints(db, userOf(request).uid)).map(complaintAnswer)),
  );

  app.post<{ Body: ComplaintBody }>(
    '/complaint',
    { schema: { body: complaintBody, headers: idempotencyHeaders }, config: atMost(20), preHandler },
    async (request) => {
      const user = userOf(request);
      return ok(await atomically(db, request, (tx) => fileComplaint(tx, clock, user, request.body)));
    },
  );
}

/** The same at the executive desk, with the answers. */
export function deskComplaintRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  app.get<{ Querystring: DeskQuery }>(
    '/desk/complaints',
    { schema: { querystring: deskQuery } },
    async (request) =>
      ok((await listDeskComplaints(db, executiveOf(request), request.query)).map(deskComplaintAnswer)),
  );

  // A PDF is compressed already.
  app.get<{ Params: ProtocolParams }>(
    '/desk/complaints/:protocol/document',
    { schema: { params: protocolParams }, compress: false },
    async (request, reply) => {
      const { protocol } = request.params;
      return sendFile(reply, await readAttachment(db, executiveOf(request), protocol));
    },
  );

  app.put<{ Params: ProtocolParams; Body: ReplyBody }>(
    '/desk/complaints/:protocol/answer',
    { schema: { params: protocolParams, body: replyBody }, preHandler: filledIn(deps, 'resposta') },
    async (request) => {
      const reply = { protocol: request.params.protocol, answer: request.body.answer };
      await answerComplaint(deps, executiveOf(request), reply);
      return ok(null);
    },
  );
}

async function atomically<T>(db: Db, request: FastifyRequest, work: (tx: Db) => Promise<T>): Promise<T> {
  const key = requestKeyOf(request);
  if (!key) return db.transaction(work);
  return atMostOnce(db, key, () => refuseComplaint('KEY_REUSED'), work);
}
