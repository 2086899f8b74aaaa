import { answers } from '../../../contract/answers';
import {
  commentBody,
  commentParams,
  commentQuery,
  discussion,
  threadBody,
} from '../../../studio/contract/comments';
import { analystOf } from '../../access/session';
import type { Deps } from '../../deps';
import type { Api } from '../../http/Api';
import { ok } from '../../http/envelope';
import { discussionOf, resolveThread, writeComment } from './comments';

export function commentRoutes(app: Api, deps: Deps): void {
  const response = answers(discussion);
  app.get('/workbench/comment', { schema: { response, querystring: commentQuery } }, async (request) =>
    ok(await discussionOf(deps, analystOf(request), request.query.about)),
  );
  app.post('/workbench/comment', { schema: { response, body: commentBody } }, async (request) => {
    const user = analystOf(request);
    await writeComment(deps, user, request.body);
    return ok(await discussionOf(deps, user, request.body.About));
  });
  app.put(
    '/workbench/comment/:id',
    { schema: { response, params: commentParams, body: threadBody } },
    async (request) => {
      const user = analystOf(request);
      const key = await resolveThread(deps, user, request.params.id, request.body.IsResolved);
      return ok(await discussionOf(deps, user, key));
    },
  );
}
