import type { FastifyInstance } from 'fastify';
import { refuse } from './refuse';

/** No honest body comes near it; past it, code that walks a body by recursion would run out of stack. */
const MAX_DEPTH = 64;

/** Refuses bodies that are nested too deeply, before anything walks them. */
export function useDepthLimit(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body }) => {
    if (isDeeperThan(body, MAX_DEPTH)) throw refuse('MALFORMED_REQUEST');
  });
}

/** Whether a JSON value has more than `levels` levels of objects and lists; goes level by level, not by recursion. */
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
