import { answers, done, zip } from '../../../../contract/answers';
import { identifierQuery } from '../../../../contract/quotes';
import { newShare, shareBody, shared, sharedBody, shareQuery, shares } from '../../../../contract/sharing';
import { callerOf, userOf } from '../../../access/session';
import type { Deps } from '../../../deps';
import type { Api } from '../../../http/Api';
import { atMost } from '../../../http/limits';
import { ok } from '../../../http/envelope';
import { sendZip } from '../../../http/sendZip';
import { readShared, sharedDocuments } from './readShared';
import { endShare, makeShare, sharesOf } from './share';

/** Whoever may see the issued documents may make and end links to them; an executive's link may not. */
export function shareRoutes(app: Api, deps: Deps): void {
  const listing = { response: answers(shares), querystring: identifierQuery };
  app.get('/quote/shares', { schema: listing }, async (request) => {
    userOf(request);
    return ok(await sharesOf(deps, callerOf(request), request.query.identifier));
  });

  const making = { response: answers(newShare), body: shareBody };
  app.post('/quote/share', { schema: making, config: atMost(30) }, async (request) => {
    userOf(request);
    return ok(await makeShare(deps, callerOf(request), request.body.identifier));
  });

  app.delete('/quote/share', { schema: { response: done, querystring: shareQuery } }, async (request) => {
    userOf(request);
    await endShare(deps, callerOf(request), request.query.id);
    return ok(null);
  });
}

export function sharedRoutes(app: Api, deps: Deps): void {
  app.post(
    '/shared',
    { schema: { response: answers(shared), body: sharedBody }, config: atMost(60) },
    async (request) => ok(await readShared(deps, request.body.Token)),
  );

  app.post(
    '/shared/documents',
    { schema: { response: zip, body: sharedBody }, config: atMost(10) },
    async (request, reply) => {
      const { name, files } = await sharedDocuments(deps, request.body.Token);
      return sendZip(reply, name, files, deps.clock.now());
    },
  );
}
