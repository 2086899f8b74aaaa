import type { FastifyInstance } from 'fastify';
import type { Watch } from './Watch';

/** Times every answer by its route. What no route took is one route, or a crawler would make a figure an address. */
export function watchRequests(app: FastifyInstance, { requests }: Watch): void {
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const labels = { method, route: routeOptions.url ?? 'none', status: String(reply.statusCode) };
    requests.observe(labels, reply.elapsedTime / 1000);
  });
}
