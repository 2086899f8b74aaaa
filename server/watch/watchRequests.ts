import type { FastifyInstance } from 'fastify';
import type { Watch } from './Watch';

/** By route; requests without a route count as one, or a crawler would create a figure for each address. */
export function watchRequests(app: FastifyInstance, { requests }: Watch): void {
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const labels = { method, route: routeOptions.url ?? 'none', status: String(reply.statusCode) };
    requests.observe(labels, reply.elapsedTime / 1000);
  });
}
