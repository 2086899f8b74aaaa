import type { FastifyInstance } from 'fastify';

/**
 * Remembers the routes of `app` as they are added and tells which methods an address answers to, so that a
 * wrong method is a 405 and not a 404. Asked only for requests that found no route.
 */
export function allowedMethods(app: FastifyInstance): (url: string) => string[] {
  const routes: { pattern: RegExp; methods: string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    if (!url.includes('*')) routes.push({ pattern: patternOf(url), methods: [method].flat() });
  });
  return (url) => {
    const path = url.split('?', 1)[0] ?? '';
    return [...new Set(routes.flatMap(({ pattern, methods }) => (pattern.test(path) ? methods : [])))];
  };
}

function patternOf(url: string): RegExp {
  const literal = url.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${literal.replaceAll(/:[A-Za-z]+/g, '[^/]+')}$`);
}
