import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { problemBody } from './envelope';
import { isForPage } from './forPage';
import { refuse } from './refuse';

const HASHED_ASSETS = '/assets/';
const A_YEAR = 'public, max-age=31536000, immutable';
/** theme.js blocks painting, so it is not asked for at each visit. */
const SELDOM_CHANGED = /\.(?:svg|png|ico)$|\/theme\.js$/;
const A_DAY = 'public, max-age=86400';
const WORKER = { address: '/worker.js', off: 'worker-off.js' };

/** Where password managers lead who changes a password (W3C, "A Well-Known URL for Changing Passwords"). */
const CHANGE_PASSWORD = { wellKnown: '/.well-known/change-password', page: '/alterar-senha' };

/**
 * Serves the built portal in `directory`: hashed assets for ever, pictures and the theme's script for a day, index.html fresh, and index.html
 * for every address that the portal's own router knows; `hasWorker` false sends the worker's end in its place. Without a build (development) it serves nothing.
 */
export async function usePortal(app: FastifyInstance, directory: string, hasWorker: boolean): Promise<void> {
  const built = existsSync(join(directory, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: directory,
      // One route a file, so that an unknown address under /api stays the API's to refuse.
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => void reply.header('cache-control', keptFor(path)),
    });
    if (!hasWorker) endWorkers(app);
    app.get(CHANGE_PASSWORD.wellKnown, (_request, reply) => reply.redirect(CHANGE_PASSWORD.page));
  }
  app.setNotFoundHandler((request, reply) => {
    if (built && isForPage(request)) return reply.sendFile('index.html');
    return reply.code(404).send(problemBody(refuse('NOT_FOUND')));
  });
}

/** A browser that has the worker looks for it at its next page, and gets the one that unregisters itself. */
function endWorkers(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }, reply) => {
    if (url.split('?', 1)[0] === WORKER.address) return reply.sendFile(WORKER.off);
  });
}

function keptFor(path: string): string {
  if (path.includes(HASHED_ASSETS)) return A_YEAR;
  return SELDOM_CHANGED.test(path) ? A_DAY : 'no-cache';
}
