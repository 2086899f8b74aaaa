import { answers, done } from '../../../contract/answers';
import {
  analystProduct,
  analystProductQuery,
  checkProgress,
  folderQuery,
  proposalBody,
  releaseBody,
  releaseFolder,
  releaseList,
} from '../../../studio/contract/publishing';
import { casesBook } from '../../../studio/publish/casesBook';
import { analystOf } from '../../access/session';
import type { Deps } from '../../deps';
import type { Api } from '../../http/Api';
import { ok } from '../../http/envelope';
import { refuse } from '../../http/refuse';
import { createRunningChecks } from './runningChecks';
import { approveRelease, goBack, withdrawProposal } from './decideRelease';
import { folderOfRelease } from '../definitions/releases/folderOfRelease';
import { readyCheck } from '../definitions/releases/readyCheck';
import { folderWith } from './folders';
import { listedReleases } from './listed';
import { proposeRelease } from './proposeRelease';

const FOLDER_LIMIT = 8_000_000;

export function publishingRoutes(app: Api, deps: Deps): void {
  productRoute(app, deps);
  readingRoutes(app, deps);
  proposalRoute(app, deps);
  decisionRoutes(app, deps);
}

function productRoute(app: Api, { products }: Deps): void {
  app.get(
    '/analyst/product',
    { schema: { response: answers(analystProduct), querystring: analystProductQuery } },
    async (request) => {
      const id = request.query.product;
      const product = products.current(id) ?? products.form(id);
      if (!product) throw refuse('NOT_FOUND');
      return ok({ Definition: product.compiled.source.hash, Book: casesBook(products.files, id) });
    },
  );
}

function readingRoutes(app: Api, deps: Deps): void {
  app.get('/publishing/releases', { schema: { response: answers(releaseList) } }, async (request) => {
    await readyCheck(deps);
    return ok(await listedReleases(deps, analystOf(request)));
  });

  app.get(
    '/publishing/folder',
    { schema: { response: answers(releaseFolder), querystring: folderQuery } },
    async ({ query: { id } }) => {
      const texts = await folderOfRelease(deps.db, id);
      return ok({ Id: id, Files: Object.fromEntries(texts) });
    },
  );
}

function proposalRoute(app: Api, deps: Deps): void {
  const schema = { response: answers(releaseList), body: proposalBody };
  const checks = createRunningChecks();
  app.post('/publishing/propose', { schema, bodyLimit: FOLDER_LIMIT }, async (request, reply) => {
    const { Base: base, Files, Note: note, From, Share: share = 100 } = request.body;
    const user = analystOf(request);
    const texts = await folderWith(deps.db, base, Files);
    const proposal = { texts, base, note, startsAt: From ? new Date(From) : null, share };
    await checks.watching(user, reply.raw, (watch) => proposeRelease(deps, user, proposal, watch));
    return ok(await listedReleases(deps, user));
  });

  app.get('/publishing/check', { schema: { response: answers(checkProgress) } }, async (request) =>
    ok({ Checking: checks.of(analystOf(request)) }),
  );
}

function decisionRoutes(app: Api, deps: Deps): void {
  const decisions = { approve: approveRelease, withdraw: withdrawProposal, back: goBack };
  for (const [name, decide] of Object.entries(decisions)) {
    app.post(`/publishing/${name}`, { schema: { response: done, body: releaseBody } }, async (request) => {
      await decide(deps, analystOf(request), request.body.Id);
      return ok(null);
    });
  }
}
