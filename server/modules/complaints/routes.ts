import { Type } from 'typebox';
import { answers, done, file } from '../../../contract/answers';
import type { Api } from '../../http/Api';
import type { FastifyRequest } from 'fastify';
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
  complaint,
  complaintBody,
  deskComplaint,
  deskComplaintsQuery,
  filedComplaint,
  protocolParams,
  replyBody,
} from '../../../contract/complaints';
import { complaintAnswer, deskComplaintAnswer } from './answers';
import type { ComplaintBody } from '../../../contract/complaints';
import { refuseComplaint } from './problems';
import { listComplaints, listDeskComplaints } from './repository';
import { answerComplaint, fileComplaint, readAttachment } from './service';

export function complaintRoutes(app: Api, deps: Deps): void {
  const { db, clock } = deps;
  const preHandler = filledIn<ComplaintBody>(deps, 'reclamacao', ({ documentId: _file, ...record }) => ({
    record,
  }));
  app.get('/complaint', { schema: { response: answers(Type.Array(complaint)) } }, async (request) =>
    ok((await listComplaints(db, userOf(request).uid)).map(complaintAnswer)),
  );

  app.post(
    '/complaint',
    {
      schema: { response: answers(filedComplaint), body: complaintBody, headers: idempotencyHeaders },
      config: atMost(20),
      preHandler,
    },
    async (request) => {
      const user = userOf(request);
      return ok(await atomically(db, request, (tx) => fileComplaint(tx, clock, user, request.body)));
    },
  );
}

export function deskComplaintRoutes(app: Api, deps: Deps): void {
  const { db } = deps;
  app.get(
    '/desk/complaints',
    { schema: { response: answers(Type.Array(deskComplaint)), querystring: deskComplaintsQuery } },
    async (request) =>
      ok((await listDeskComplaints(db, executiveOf(request), request.query)).map(deskComplaintAnswer)),
  );

  // A PDF is compressed already.
  app.get(
    '/desk/complaints/:protocol/document',
    { schema: { response: file('application/pdf'), params: protocolParams }, compress: false },
    async (request, reply) => {
      const { protocol } = request.params;
      return sendFile(reply, await readAttachment(deps, executiveOf(request), protocol));
    },
  );

  app.put(
    '/desk/complaints/:protocol/answer',
    {
      schema: { response: done, params: protocolParams, body: replyBody },
      preHandler: filledIn(deps, 'resposta'),
    },
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
