import type { FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { callerOf } from '../access/session';
import type { RequestKey } from './atMostOnce';

/** The header is optional: without it a client may run the same request twice. */
export const idempotencyHeaders = {
  type: 'object',
  properties: { 'idempotency-key': { type: 'string', minLength: 8, maxLength: 128 } },
} as const;

export function requestKeyOf(request: FastifyRequest): RequestKey | undefined {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string') return undefined;
  const content = JSON.stringify([request.method, request.routeOptions.url, request.query, request.body]);
  const requestHash = createHash('sha256').update(content).digest('hex');
  const { user, link } = callerOf(request);
  // Two links of one executive must not share keys.
  return { userUid: user.uid, key: link ? `${link.id}:${key}` : key, requestHash };
}
