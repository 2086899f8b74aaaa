import { Type } from 'typebox';
import { answers, done } from '../../../../contract/answers';
import type { Api } from '../../../http/Api';
import type { Deps } from '../../../deps';
import { userOf } from '../../../access/session';
import { ok } from '../../../http/envelope';
import { draftBody, draftEntry, draftMark, draftParams, keptDraft } from '../../../../contract/drafts';
import { nullable } from '../../../../contract/schema';
import { deleteDraft, listDrafts } from './repository';
import { keepDraft, readDraft } from './service';

const DRAFT_LIMIT = 200_000;

export function draftRoutes(app: Api, deps: Deps): void {
  const { db } = deps;
  app.get('/draft', { schema: { response: answers(Type.Array(draftEntry)) } }, async (request) => {
    const drafts = await listDrafts(db, userOf(request).uid);
    return ok(drafts.map((draft) => ({ ...draft, updatedAt: draft.updatedAt.toISOString() })));
  });

  app.get(
    '/draft/:product',
    { schema: { response: answers(nullable(keptDraft)), params: draftParams } },
    async (request) => ok(await readDraft(db, userOf(request).uid, request.params.product)),
  );

  app.put(
    '/draft/:product',
    {
      schema: { response: answers(draftMark), params: draftParams, body: draftBody },
      bodyLimit: DRAFT_LIMIT,
    },
    async (request) => ok(await keepDraft(deps, userOf(request).uid, request.params.product, request.body)),
  );

  app.delete('/draft/:product', { schema: { response: done, params: draftParams } }, async (request) => {
    await deleteDraft(db, userOf(request).uid, request.params.product);
    return ok(null);
  });
}
