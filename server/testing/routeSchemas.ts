import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';

export interface Schema {
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  exclusiveMinimum?: number;
  required?: readonly string[];
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
}

export interface DescribedRoute {
  method: string;
  url: string;
  params?: Schema | undefined;
  query?: Schema | undefined;
  body?: Schema | undefined;
  answers?: Readonly<Record<string, unknown>> | undefined;
}

/** Every route that `build` adds, as Fastify reports them, so that none is forgotten. */
export async function describeRoutes(build: () => Promise<unknown>): Promise<DescribedRoute[]> {
  const routes: DescribedRoute[] = [];
  const started = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', (route) => void routes.push(...described(route)));
  };
  subscribe('fastify.initialization', started);
  await build().finally(() => unsubscribe('fastify.initialization', started));
  return routes.filter(({ method, url }) => method !== 'HEAD' && url.startsWith('/api/'));
}

function described({ method, url, schema = {} }: RouteOptions): DescribedRoute[] {
  const { params, querystring, body } = schema as Record<string, Schema | undefined>;
  const answers = schema.response as DescribedRoute['answers'];
  return [method].flat().map((one) => ({ method: one, url, params, query: querystring, body, answers }));
}
