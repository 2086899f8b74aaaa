import type { FastifyRequest } from 'fastify';
import { idempotencyHeaders } from '../../../idempotency/requestKey';

/** The batch that a request belongs to: no part of what makes two requests the same. */
const BATCH_HEADER = 'request-batch';

/** Border of a registration's headers: its key, and the batch that it is part of. */
export const batchHeaders = {
  type: 'object',
  properties: { ...idempotencyHeaders.properties, [BATCH_HEADER]: { type: 'string', format: 'uuid' } },
} as const;

/** The batch that a registration names. */
export function batchOf({ headers }: FastifyRequest): string | undefined {
  const batch = headers[BATCH_HEADER];
  return typeof batch === 'string' ? batch : undefined;
}
