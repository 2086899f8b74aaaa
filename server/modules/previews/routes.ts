import { answers } from '../../../contract/answers';
import { printAnswer, printBody } from '../../../studio/contract/documentPreview';
import { workbenchParams } from '../../../studio/contract/workbench';
import { analystOf } from '../../access/session';
import type { Deps } from '../../deps';
import type { Api } from '../../http/Api';
import { ok } from '../../http/envelope';
import { atMost } from '../../http/limits';
import { papersAnswer, papersQuery } from '../../../studio/contract/papers';
import { releaseParams } from '../../../studio/contract/impact';
import { foldersOfDraft, foldersOfRelease } from '../impact/folders';
import { papersOf } from './papersOfTwo';
import { printDraft, printInForce } from './printPreview';

const PRINTING = { config: atMost(30), bodyLimit: 5_000_000 } as const;

export function printPreviewRoutes(app: Api, deps: Deps): void {
  papersRoutes(app, deps);
  app.post(
    '/workbench/draft/:id/print',
    { ...PRINTING, schema: { params: workbenchParams, response: answers(printAnswer), body: printBody } },
    async (request) => ok(await printDraft(deps, analystOf(request), request.params.id, request.body)),
  );
  app.post(
    '/analyst/print',
    { ...PRINTING, schema: { response: answers(printAnswer), body: printBody } },
    async ({ body }) => ok(await printInForce(deps, body)),
  );
}

const PAPERS = {
  schema: { response: answers(papersAnswer), querystring: papersQuery },
  config: atMost(60),
} as const;

function papersRoutes(app: Api, deps: Deps): void {
  app.get(
    '/workbench/draft/:id/impact/papers',
    { ...PAPERS, schema: { ...PAPERS.schema, params: workbenchParams } },
    async (request) => {
      const folders = await foldersOfDraft(deps, analystOf(request), request.params.id);
      return ok(await papersOf(deps, folders, request.query));
    },
  );
  app.get(
    '/workbench/release/:id/impact/papers',
    { ...PAPERS, schema: { ...PAPERS.schema, params: releaseParams } },
    async ({ params: { id }, query }) => ok(await papersOf(deps, await foldersOfRelease(deps, id), query)),
  );
}
