import { answers, done } from '../../../../contract/answers';
import { batchAnswer, batchBody, batchList, batchQuery } from '../../../../contract/batches';
import { userOf } from '../../../access/session';
import type { Deps } from '../../../deps';
import type { Api } from '../../../http/Api';
import { ok } from '../../../http/envelope';
import { atMost } from '../../../http/limits';
import { batchesOf, openBatch, readBatch } from './service';

export function batchRoutes(app: Api, deps: Deps): void {
  const opened = { response: done, body: batchBody };
  app.put('/quotes/batch', { schema: opened, config: atMost(60) }, async (request) => {
    await openBatch(deps, userOf(request).uid, request.body);
    return ok(null);
  });
  app.get(
    '/quotes/batch',
    { schema: { response: answers(batchAnswer), querystring: batchQuery } },
    async (request) => ok(await readBatch(deps, userOf(request).uid, request.query.id)),
  );
  app.get('/quotes/batches', { schema: { response: answers(batchList) } }, async (request) =>
    ok(await batchesOf(deps, userOf(request).uid)),
  );
}
