import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { problemBody } from './envelope';
import { refuse } from './refuse';

const HASHED_ASSETS = '/assets/';
const A_YEAR = 'public, max-age=31536000, immutable';

/**
 * Serves the built portal in `directory`: hashed assets for ever, index.html fresh, and index.html for every
 * address that the portal's own router knows. Without a build (development) it serves nothing.
 */
export async function usePortal(app: FastifyInstance, directory: string): Promise<void> {
  const built = existsSync(join(directory, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: directory,
      // One route a file, so that an unknown address under /api stays the API's to refuse.
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes(HASHED_ASSETS) ? A_YEAR : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const navigation = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (built && navigation) return reply.sendFile('index.html');
    return reply.code(404).send(problemBody(refuse('NOT_FOUND')));
  });
}
