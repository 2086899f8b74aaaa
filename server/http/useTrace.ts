import type { FastifyInstance } from 'fastify';
import { traced } from '../infra/trace';

/** Whatever a request starts goes by its id, which its answer tells, so that who reports a fault can name it. */
export function useTrace(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    traced(request.id, done);
  });
}
