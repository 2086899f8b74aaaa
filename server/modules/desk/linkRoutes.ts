import type { FastifyInstance } from 'fastify';
import { executiveOf } from '../../access/session';
import type { Deps } from '../../deps';
import { ok } from '../../http/envelope';
import { linkBody, linkQuery, linksQuery } from './contract';
import type { LinkBody, LinkQuery, LinksQuery } from './contract';
import { endLink, linkableClients, makeLink, pageOfLinks } from './links';

/** The executive's links: who they may be for, what there is, make one, end one. */
export function linkRoutes(app: FastifyInstance, deps: Deps): void {
  app.get('/desk/clients', async (request) => {
    const clients = await linkableClients(deps.db, executiveOf(request));
    return ok(clients.map(({ name, cpfcnpj }) => ({ Name: name, Document: cpfcnpj })));
  });

  app.get<{ Querystring: LinksQuery }>(
    '/desk/links',
    { schema: { querystring: linksQuery } },
    async (request) => ok(await pageOfLinks(deps, executiveOf(request), request.query)),
  );

  // Without an idempotency key: what is kept under one would be the token itself.
  app.post<{ Body: LinkBody }>('/desk/links', { schema: { body: linkBody } }, async (request) => {
    const executive = executiveOf(request);
    return ok(await deps.db.transaction((tx) => makeLink(tx, deps, executive, request.body)));
  });

  app.delete<{ Querystring: LinkQuery }>(
    '/desk/links',
    { schema: { querystring: linkQuery } },
    async (request) => {
      const executive = executiveOf(request);
      await deps.db.transaction((tx) => endLink(tx, deps, executive, request.query.id));
      return ok(null);
    },
  );
}
