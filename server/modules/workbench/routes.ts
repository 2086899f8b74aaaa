import { Type } from 'typebox';
import { answers, done, file } from '../../../contract/answers';
import { definitionParams } from '../../../contract/wizard';
import { searchAnswer, searchBody } from '../../../studio/contract/search';
import {
  draftFolder,
  fileBody,
  flowAnswer,
  folderQuery,
  newProductBody,
  newWorkbenchDraft,
  preview,
  previewBody,
  savedFile,
  workbenchDraft,
  workbenchParams,
} from '../../../studio/contract/workbench';
import { analystOf } from '../../access/session';
import type { Deps } from '../../deps';
import type { Api } from '../../http/Api';
import { ok } from '../../http/envelope';
import { atMost } from '../../http/limits';
import { refuse } from '../../http/refuse';
import { whileWaiting } from '../../http/whileWaiting';
import { readyCheck } from '../definitions/releases/readyCheck';
import { beginProduct } from './beginProduct';
import { commentRoutes } from './commentRoutes';
import { beginDraft, discardDraft, draftsOf, openDraft, saveFile } from './drafts';
import { flowInForce, flowOfDraft } from './flow';
import { previewDraft } from './preview';
import { overtaken } from './problems';
import { findPreview } from './repository';
import { searchVersion } from './search';

const bodyLimit = 5_000_000;

export function workbenchRoutes(app: Api, deps: Deps): void {
  app.get(
    '/workbench/draft',
    { schema: { response: answers(Type.Array(workbenchDraft)) } },
    async (request) => {
      await readyCheck(deps);
      return ok(await draftsOf(deps, analystOf(request)));
    },
  );
  app.post(
    '/workbench/draft',
    { schema: { response: answers(workbenchDraft), body: newWorkbenchDraft } },
    async (request) => ok(await beginDraft(deps, analystOf(request), request.body.Name)),
  );
  app.post(
    '/workbench/product',
    { schema: { response: answers(workbenchDraft), body: newProductBody }, config: atMost(30) },
    async (request) => ok(await beginProduct(deps, analystOf(request), request.body)),
  );
  const one = { params: workbenchParams };
  app.get(
    '/workbench/draft/:id',
    { schema: { ...one, response: answers(draftFolder), querystring: folderQuery } },
    async (request) => {
      await readyCheck(deps);
      return ok(await openDraft(deps, analystOf(request), request.params.id, request.query.product));
    },
  );
  app.delete('/workbench/draft/:id', { schema: { ...one, response: done } }, async (request) => {
    await discardDraft(deps, analystOf(request), request.params.id);
    return ok(null);
  });
  app.put(
    '/workbench/draft/:id/file',
    { schema: { ...one, response: answers(savedFile), body: fileBody }, bodyLimit },
    async (request) => ok(await saveFile(deps, analystOf(request), request.params.id, request.body)),
  );
  app.post(
    '/workbench/draft/:id/preview',
    { schema: { ...one, response: answers(preview), body: previewBody }, bodyLimit },
    async (request, reply) => {
      const [user, { id }] = [analystOf(request), request.params];
      const work = (signal: AbortSignal) => previewDraft(deps, user, id, request.body, signal);
      return ok(await whileWaiting(reply.raw, overtaken, work));
    },
  );
  // A body, since a search may hold anything and addresses are logged.
  app.post(
    '/workbench/search',
    { schema: { response: answers(searchAnswer), body: searchBody }, config: atMost(120) },
    async (request) => ok(await searchVersion(deps, analystOf(request), request.body)),
  );
  flowRoutes(app, deps);
  commentRoutes(app, deps);
}

/** Each picture costs a check and some hundred questions to the solver. */
function flowRoutes(app: Api, deps: Deps): void {
  const config = atMost(60);
  app.post(
    '/workbench/draft/:id/flow',
    {
      schema: { params: workbenchParams, response: answers(flowAnswer), body: previewBody },
      bodyLimit,
      config,
    },
    async (request, reply) => {
      const [user, { id }] = [analystOf(request), request.params];
      const work = (signal: AbortSignal) => flowOfDraft(deps, user, id, request.body, signal);
      return ok(await whileWaiting(reply.raw, overtaken, work));
    },
  );
  app.get(
    '/analyst/flow',
    { schema: { response: answers(flowAnswer), querystring: folderQuery }, config },
    async ({ query }) => ok(await flowInForce(deps, query.product)),
  );
}

/** Modules of drafts are imported without a token: only who composed one knows its hash. */
export function previewRoutes(app: Api, { db }: Deps): void {
  app.get(
    '/workbench/preview/:hash.js',
    { schema: { response: file('text/javascript'), params: definitionParams }, config: atMost(120) },
    async ({ params }, reply) => {
      const source = await findPreview(db, params.hash);
      if (source === undefined) throw refuse('NOT_FOUND');
      return reply
        .type('text/javascript; charset=utf-8')
        .header('cache-control', 'private, max-age=3600')
        .send(source);
    },
  );
}
