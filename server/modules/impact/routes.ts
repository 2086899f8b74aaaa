import { answers } from '../../../contract/answers';
import { comparison, comparisonQuery } from '../../../contract/comparison';
import { impactAnswer, impactQuery, replayAnswer, replayQuery } from '../../../contract/impact';
import { workbenchParams } from '../../../contract/workbench';
import { analystOf } from '../../access/session';
import type { Deps } from '../../deps';
import type { Api } from '../../http/Api';
import { ok } from '../../http/envelope';
import { atMost } from '../../http/limits';
import { compareVersions } from './compare';
import { impactOfDraft, replayOfDraft } from './ofDraft';

/** What publishing a draft of definitions would do, before it is done. */
export function impactRoutes(app: Api, deps: Deps): void {
  const params = workbenchParams;
  app.get(
    '/workbench/draft/:id/impact',
    { schema: { params, response: answers(impactAnswer), querystring: impactQuery }, config: atMost(60) },
    async (request) =>
      ok(await impactOfDraft(deps, analystOf(request), request.params.id, request.query.product)),
  );
  app.get(
    '/workbench/draft/:id/impact/replay',
    { schema: { params, response: answers(replayAnswer), querystring: replayQuery }, config: atMost(120) },
    async (request) => ok(await replayOfDraft(deps, analystOf(request), request.params.id, request.query)),
  );
  app.get(
    '/workbench/compare',
    { schema: { response: answers(comparison), querystring: comparisonQuery }, config: atMost(60) },
    async (request) => ok(await compareVersions(deps, analystOf(request), request.query)),
  );
}
