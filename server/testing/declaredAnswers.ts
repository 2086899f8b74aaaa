import type { FastifyInstance, FastifyRequest } from 'fastify';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { isDeepStrictEqual } from 'node:util';
import { keptSerialisers } from './keptSerialisers';

export type Loss = string;

/**
 * Checks every answer of the applications that `build` starts: the schema must send all that the handler returned,
 * since a serialiser silently drops undeclared fields.
 */
export async function watchAnswers<T>(build: () => Promise<T>): Promise<{ built: T; losses: Loss[] }> {
  const losses: Loss[] = [];
  const started = (message: unknown) => watch((message as { fastify: FastifyInstance }).fastify, losses);
  subscribe('fastify.initialization', started);
  const built = await build().finally(() => unsubscribe('fastify.initialization', started));
  return { built, losses };
}

function watch(app: FastifyInstance, losses: Loss[]): void {
  const returned = new WeakMap<FastifyRequest, unknown>();
  app.setSerializerCompiler(keptSerialisers);
  app.addHook('preSerialization', async (request, _reply, payload) => {
    returned.set(request, payload);
    return payload;
  });
  app.addHook('onSend', async (request, reply, sent) => {
    if (typeof sent !== 'string' || !returned.has(request)) return sent;
    const meant: unknown = JSON.parse(JSON.stringify(returned.get(request)));
    if (isDeepStrictEqual(JSON.parse(sent), meant)) return sent;
    losses.push(
      `${request.method} ${request.routeOptions.url} answered ${reply.statusCode} ${sent} and meant ${JSON.stringify(meant)}`,
    );
    return sent;
  });
}
