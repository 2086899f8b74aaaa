import { answers } from '../../../contract/answers';
import {
  heldRequest,
  nextBody,
  nextRequest,
  queueBody,
  queuePage,
  releaseBody,
  takeBody,
} from '../../../contract/deskQueue';
import { deskDay } from '../../../contract/deskDay';
import { executiveOf } from '../../access/session';
import type { QuoteRow, User } from '../../db/schema';
import type { Deps } from '../../deps';
import type { Api } from '../../http/Api';
import { ok } from '../../http/envelope';
import { dayOf } from './day/dayOf';
import { releaseRequest, takeRequest } from './holding';
import { nextInQueue, pageOfQueue } from './queue';

export function queueRoutes(app: Api, deps: Deps): void {
  const { db } = deps;
  app.get('/desk/day', { schema: { response: answers(deskDay) } }, async (request) =>
    ok(await dayOf(deps, executiveOf(request))),
  );

  app.post('/desk/queue', { schema: { response: answers(queuePage), body: queueBody } }, async (request) =>
    ok(await pageOfQueue(deps, executiveOf(request), request.body)),
  );

  app.post(
    '/desk/queue/next',
    { schema: { response: answers(nextRequest), body: nextBody } },
    async (request) => ok(await nextInQueue(deps, executiveOf(request), request.body)),
  );

  app.post(
    '/desk/quote/take',
    { schema: { response: answers(heldRequest), body: takeBody } },
    async (request) => {
      const executive = executiveOf(request);
      const held = await db.transaction((tx) => takeRequest(tx, deps, executive, request.body));
      return ok(heldAnswer(held, executive));
    },
  );

  app.post(
    '/desk/quote/release',
    { schema: { response: answers(heldRequest), body: releaseBody } },
    async (request) => {
      const executive = executiveOf(request);
      const { identifier } = request.body;
      const free = await db.transaction((tx) => releaseRequest(tx, deps, executive, identifier));
      return ok(heldAnswer(free, executive));
    },
  );
}

const heldAnswer = ({ identifier, heldBy, heldSince }: QuoteRow, { uid, name }: User) => ({
  Identifier: identifier,
  HeldBy: heldBy === uid ? { Name: name, IsMe: true, Since: heldSince!.toISOString() } : null,
});
