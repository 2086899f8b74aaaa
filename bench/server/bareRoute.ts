import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Statement } from '../../server/testing/recordStatements';
import { replay, type Names } from './replay';

/**
 * The reference: a Fastify route that does nothing but send the same SQL. The body of a request carries what it
 * calls the values that must be unique.
 */
export function bareRoute(pool: Pool, statements: readonly Statement[]): FastifyInstance {
  const app = Fastify();
  app.post<{ Body: { names: Record<string, string> } }>('/', async ({ body }) => {
    const names: Names = new Map(Object.entries(body.names));
    await replay(pool, statements, names);
    return { StatusCode: 200, Message: null, Data: null };
  });
  return app;
}
