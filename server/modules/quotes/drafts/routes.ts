import { Type } from 'typebox';
import { answers, done } from '../../../../contract/answers';
import type { Api } from '../../../http/Api';
import type { Deps } from '../../../deps';
import { userOf } from '../../../access/session';
import { ok } from '../../../http/envelope';
import {
  draftBody,
  draftEntry,
  draftMark,
  draftNameBody,
  draftParams,
  draftsQuery,
  keptDraft,
} from '../../../../contract/drafts';
import { nullable } from '../../../../contract/schema';
import { draftsInWords } from './draftsInWords';
import { deleteDraft, listDrafts } from './repository';
import { keepDraft, readDraft, renameDraft } from './service';

const DRAFT_LIMIT = 200_000;
const OF_ONE = '/draft/:product/:key';

export function draftRoutes(app: Api, deps: Deps): void {
  const { db } = deps;
  const keyOf = (request: Parameters<typeof userOf>[0] & { params: { product: string; key: string } }) => ({
    userUid: userOf(request).uid,
    ...request.params,
  });
  const schema = { params: draftParams };

  app.get(
    '/draft',
    { schema: { response: answers(Type.Array(draftEntry)), querystring: draftsQuery } },
    async (request) => {
      const drafts = await listDrafts(db, userOf(request).uid, request.query.product);
      return ok(await draftsInWords(deps, drafts));
    },
  );

  app.get(OF_ONE, { schema: { ...schema, response: answers(nullable(keptDraft)) } }, async (request) =>
    ok(await readDraft(deps, keyOf(request))),
  );

  app.put(
    OF_ONE,
    { schema: { ...schema, response: answers(draftMark), body: draftBody }, bodyLimit: DRAFT_LIMIT },
    async (request) => ok(await keepDraft(deps, keyOf(request), request.body)),
  );

  app.put(
    `${OF_ONE}/name`,
    { schema: { ...schema, response: done, body: draftNameBody } },
    async (request) => {
      await renameDraft(db, keyOf(request), request.body.Name);
      return ok(null);
    },
  );

  app.delete(OF_ONE, { schema: { ...schema, response: done } }, async (request) => {
    await deleteDraft(db, keyOf(request));
    return ok(null);
  });
}
