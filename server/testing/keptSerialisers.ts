import type { FastifyInstance } from 'fastify';
import { createRequire } from 'node:module';

type Compiler = Parameters<FastifyInstance['setSerializerCompiler']>[0];

// Fastify's own, which it makes anew for each application.
const { resolve } = createRequire(import.meta.url);
const { SerializerSelector } = createRequire(resolve('fastify'))('@fastify/fast-json-stringify-compiler') as {
  SerializerSelector(): (shared: object, options: object) => Compiler;
};
const compile = SerializerSelector()({}, {});
const kept = new WeakMap<object, ReturnType<Compiler>>();

/** Compiles each schema of an answer once for all applications of a worker: half of what starting one costs. */
export const keptSerialisers: Compiler = (route) => {
  const schema = route.schema as object;
  const known = kept.get(schema) ?? compile(route);
  kept.set(schema, known);
  return known;
};
