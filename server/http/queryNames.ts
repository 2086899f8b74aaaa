import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Takes the names of a query in any casing: the specification writes the same one as `Email` and as `email`. A route
 * sees them as its schema spells them; of two spellings of one name the schema's own counts.
 */
export function useSpecifiedQueryNames(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    const { query } = request as FastifyRequest<{ Querystring: Record<string, unknown> }>;
    for (const name of namesOf(request)) {
      if (Object.hasOwn(query, name)) continue;
      const other = Object.keys(query).find((key) => key.toLowerCase() === name.toLowerCase());
      if (other !== undefined) query[name] = query[other];
    }
  });
}

function namesOf({ routeOptions }: FastifyRequest): string[] {
  const querystring = routeOptions.schema?.querystring as { properties?: object } | undefined;
  return Object.keys(querystring?.properties ?? {});
}
