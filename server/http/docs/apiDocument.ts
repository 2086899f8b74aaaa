import swagger from '@fastify/swagger';
import type { FastifyContextConfig, FastifyInstance, FastifySchema, RouteOptions } from 'fastify';
import { summaries } from './summaries';

const TOKEN = { type: 'http', scheme: 'bearer' } as const;

const securitySchemes = {
  session: { ...TOKEN, description: 'The ID token of a signed-in person.' },
  executiveLink: { ...TOKEN, description: "The token of an executive's link, for the calls of its flow." },
};

export async function collectCalls(api: FastifyInstance): Promise<void> {
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Lastro',
        version: '1',
        description: 'A success carries its answer in `Data`, a refusal its sentence in `Message`.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/', description: 'Where this document was read.' }],
      components: { securitySchemes },
    },
    transform: ({ schema, url, route }) => ({
      schema: { ...wordsOf(route), ...schema },
      url,
    }),
  });
}

function wordsOf({ method, url, schema, config = {} }: RouteOptions): FastifySchema {
  const address = url.replace(/^\/api/, '');
  const summary = schema?.summary ?? summaries[`${String(method)} ${address}`];
  return {
    tags: [address.split('/')[1] ?? ''],
    ...(summary !== undefined && { summary }),
    operationId: operationIdOf(String(method), address),
    security: securityOf(config),
  };
}

function operationIdOf(method: string, address: string): string {
  const words = wordsIn(address.replaceAll(':', 'by-'));
  return method.toLowerCase() + words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('');
}

function wordsIn(address: string): string[] {
  return address.match(/\w+/g) ?? [];
}

function securityOf({ token, links = [] }: FastifyContextConfig): Record<string, string[]>[] {
  if (!token) return [];
  const schemes = ['session', ...(links.length > 0 ? ['executiveLink'] : [])].map((name) => ({ [name]: [] }));
  return token === 'needed' ? schemes : [{}, ...schemes];
}
