import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import type { DescribedRoute, Schema } from './routeSchemas';

const strict = addFormats(new Ajv({ strict: true, allowUnionTypes: true }));

export function answerFaults({ answers = {} }: Pick<DescribedRoute, 'answers'>): string[] {
  return Object.entries(answers).flatMap(([status, answer]) =>
    schemasOf(answer)
      .map(faultOf)
      .filter((fault) => fault !== undefined)
      .map((fault) => `${status}: ${fault}`),
  );
}

function schemasOf(answer: unknown): Schema[] {
  const { content } = answer as { content?: Record<string, { schema: Schema }> };
  return content ? Object.values(content).map(({ schema }) => schema) : [answer as Schema];
}

function faultOf(schema: Schema): string | undefined {
  const silent = silentPart(schema);
  if (silent !== undefined) return `${silent || 'the answer'} says nothing`;
  try {
    strict.compile(schema);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** An object without fields is serialised as nothing. */
const isSilent = (schema: Schema) =>
  Object.keys(schema).length === 0 || (schema.type === 'object' && !schema.properties);

function silentPart(schema: Schema, path = ''): string | undefined {
  if (isSilent(schema)) return path;
  const parts = Object.entries({ ...schema.properties, ...(schema.items && { '[]': schema.items }) });
  return parts
    .map(([name, part]) => silentPart(part, `${path}/${name}`))
    .find((found) => found !== undefined);
}
