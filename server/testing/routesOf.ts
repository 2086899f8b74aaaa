import type { FastifyInstance } from 'fastify';

export interface Route {
  method: string;
  url: string;
}

export function routesOf(app: FastifyInstance): Route[] {
  const above: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] =
        /^(\W*?)(\/?[\w:-][^ ]*) \(([A-Z, ]+)\)$/.exec(line) ?? [];
      const depth = indent.length / 4 - 1;
      above.splice(depth, above.length, part);
      const url = above.join('');
      return methods
        .split(', ')
        .filter((method) => method !== '' && method !== 'HEAD')
        .map((method) => ({ method, url }));
    });
}
