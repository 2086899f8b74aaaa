import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';

/** Collects the calls that are added afterwards; `swagger()` gives the OpenAPI document of them. */
export async function collectCalls(api: FastifyInstance): Promise<void> {
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Lastro',
        version: '1',
        description: 'A success carries its answer in `Data`, a refusal its sentence in `Message`.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: ({ schema, url }) => ({ schema: { tags: [areaOf(url)], ...(schema as FastifySchema) }, url }),
  });
}

/** The first word of an address below /api. */
function areaOf(url: string): string {
  return url.split('/')[2]?.replace(/\..*$/, '') ?? '';
}
