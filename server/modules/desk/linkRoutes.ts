import { Type } from 'typebox';
import { answers, done } from '../../../contract/answers';
import type { Api } from '../../http/Api';
import { executiveOf } from '../../access/session';
import type { Deps } from '../../deps';
import { ok } from '../../http/envelope';
import { deskClient, linkBody, linkPage, linkQuery, linksBody, newLink } from '../../../contract/links';
import { openFlows } from '../../../contract/linkFlows';
import type { LinkBody } from '../../../contract/links';
import type { Db } from '../../db/db';
import type { User } from '../../db/schema';
import { filledIn } from '../definitions/reviewForm';
import { endLink, linkableClients, makeLink, pageOfLinks } from './links';

export function linkRoutes(app: Api, deps: Deps): void {
  app.get('/desk/clients', { schema: { response: answers(Type.Array(deskClient)) } }, async (request) => {
    const clients = await linkableClients(deps.db, executiveOf(request));
    return ok(clients.map(({ name, cpfcnpj }) => ({ Name: name, Document: cpfcnpj })));
  });

  app.post(
    '/desk/links/search',
    { schema: { response: answers(linkPage), body: linksBody } },
    async (request) => ok(await pageOfLinks(deps, executiveOf(request), request.body)),
  );

  // Without an idempotency key, whose stored answer would hold the token itself.
  const preHandler = filledIn<LinkBody>(deps, 'link-de-executivo', async (record, request) => ({
    record,
    context: { clients: await clientOptions(deps.db, executiveOf(request)), flows: openFlows },
  }));
  app.post(
    '/desk/links',
    { schema: { response: answers(newLink), body: linkBody }, preHandler },
    async (request) => {
      const executive = executiveOf(request);
      return ok(await deps.db.transaction((tx) => makeLink(tx, deps, executive, request.body)));
    },
  );

  app.delete('/desk/links', { schema: { response: done, querystring: linkQuery } }, async (request) => {
    const executive = executiveOf(request);
    await deps.db.transaction((tx) => endLink(tx, deps, executive, request.query.id));
    return ok(null);
  });
}

async function clientOptions(db: Db, executive: User) {
  const clients = await linkableClients(db, executive);
  return clients.map(({ name, cpfcnpj }) => ({ value: cpfcnpj, label: name }));
}
