import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { userOf } from '../../../access/session';
import { ok } from '../../../http/envelope';
import { draftBody, draftParams } from './contract';
import type { DraftBody, DraftParams } from './contract';
import { deleteDraft, listDrafts } from './repository';
import { keepDraft, readDraft } from './service';

const DRAFT_LIMIT = 200_000;

export function draftRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const schema = { params: draftParams };

  app.get('/draft', async (request) => ok(await listDrafts(db, userOf(request).uid)));

  app.get<{ Params: DraftParams }>('/draft/:product', { schema }, async (request) =>
    ok(await readDraft(db, userOf(request).uid, request.params.product)),
  );

  app.put<{ Params: DraftParams; Body: DraftBody }>(
    '/draft/:product',
    { schema: { ...schema, body: draftBody }, bodyLimit: DRAFT_LIMIT },
    async (request) => ok(await keepDraft(deps, userOf(request).uid, request.params.product, request.body)),
  );

  app.delete<{ Params: DraftParams }>('/draft/:product', { schema }, async (request) => {
    await deleteDraft(db, userOf(request).uid, request.params.product);
    return ok(null);
  });
}
