import type { FastifyRequest } from 'fastify';
import { idempotencyHeaders } from '../../../idempotency/requestKey';

/** The batch that a request belongs to: no part of what makes two requests the same. */
const BATCH_HEADER = 'request-batch';

export const batchHeaders = {
  type: 'object',
  properties: { ...idempotencyHeaders.properties, [BATCH_HEADER]: { type: 'string', format: 'uuid' } },
} as const;

export function batchOf({ headers }: FastifyRequest): string | undefined {
  const batch = headers[BATCH_HEADER];
  return typeof batch === 'string' ? batch : undefined;
}
