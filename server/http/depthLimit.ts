import type { FastifyInstance } from 'fastify';
import { refuse } from './refuse';

/** No honest body comes near it; deeper ones would exhaust the stack of recursive code. */
const MAX_DEPTH = 64;

export function useDepthLimit(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body }) => {
    if (isDeeperThan(body, MAX_DEPTH)) throw refuse('MALFORMED_REQUEST');
  });
}

export function isDeeperThan(value: unknown, levels: number): boolean {
  let level = [value].filter(isContainer);
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth === levels) return true;
    level = level.flatMap((container) => Object.values(container).filter(isContainer));
  }
  return false;
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
