import type { FastifyInstance } from 'fastify';
import { traced } from '../infra/trace';

/** All that a request starts is logged with its id, which its answer tells, so that a report can name it. */
export function useTrace(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    traced(request.id, done);
  });
}
