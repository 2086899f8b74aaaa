import { answers } from '../../../contract/answers';
import { comparison, comparisonQuery } from '../../../studio/contract/comparison';
import {
  impactAnswer,
  impactQuery,
  releaseParams,
  releaseProducts,
  replayAnswer,
  replayQuery,
} from '../../../studio/contract/impact';
import { workbenchParams } from '../../../studio/contract/workbench';
import { analystOf } from '../../access/session';
import type { Deps } from '../../deps';
import type { Api } from '../../http/Api';
import { ok } from '../../http/envelope';
import { atMost } from '../../http/limits';
import { compareVersions } from './compare';
import { foldersOfDraft, foldersOfRelease } from './folders';
import { impactOf, impactOfRelease, productsOf, replayOf } from './impactOf';

export function impactRoutes(app: Api, deps: Deps): void {
  draftRoutes(app, deps);
  releaseRoutes(app, deps);
  app.get(
    '/workbench/compare',
    { schema: { response: answers(comparison), querystring: comparisonQuery }, config: atMost(60) },
    async (request) => ok(await compareVersions(deps, analystOf(request), request.query)),
  );
}

const impactSchema = { response: answers(impactAnswer), querystring: impactQuery };
const replaySchema = { response: answers(replayAnswer), querystring: replayQuery };

function draftRoutes(app: Api, deps: Deps): void {
  const params = workbenchParams;
  app.get(
    '/workbench/draft/:id/impact',
    { schema: { params, ...impactSchema }, config: atMost(60) },
    async (request) => {
      const folders = await foldersOfDraft(deps, analystOf(request), request.params.id);
      return ok(await impactOf(deps, folders, request.query.product));
    },
  );
  app.get(
    '/workbench/draft/:id/impact/replay',
    { schema: { params, ...replaySchema }, config: atMost(120) },
    async (request) => {
      const folders = await foldersOfDraft(deps, analystOf(request), request.params.id);
      return ok(await replayOf(deps, folders, request.query));
    },
  );
}

function releaseRoutes(app: Api, deps: Deps): void {
  const params = releaseParams;
  app.get(
    '/workbench/release/:id/products',
    { schema: { params, response: answers(releaseProducts) }, config: atMost(60) },
    async (request) => {
      const folders = await foldersOfRelease(deps, request.params.id);
      return ok(await productsOf(deps, analystOf(request), folders));
    },
  );
  app.get(
    '/workbench/release/:id/impact',
    { schema: { params, ...impactSchema }, config: atMost(60) },
    async (request) => {
      const folders = await foldersOfRelease(deps, request.params.id);
      return ok(await impactOfRelease(deps, analystOf(request), folders, request.query.product));
    },
  );
  app.get(
    '/workbench/release/:id/impact/replay',
    { schema: { params, ...replaySchema }, config: atMost(120) },
    async ({ params: { id }, query }) => ok(await replayOf(deps, await foldersOfRelease(deps, id), query)),
  );
}
