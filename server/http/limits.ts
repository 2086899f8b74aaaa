import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { refuse } from './refuse';

const MAX_EVENT_LOOP_DELAY_MS = 2000;
const RETRY_AFTER_S = 5;

/** Keeps one caller from taking the whole server: requests a minute per address, load shedding, compression. */
export async function useLimits(app: FastifyInstance, requestsPerMinute: number | null): Promise<void> {
  await app.register(compress, { global: true, threshold: 1024, encodings: ['br', 'gzip'] });
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS,
    retryAfter: RETRY_AFTER_S,
    pressureHandler: () => {
      throw refuse('UNAVAILABLE');
    },
  });
  if (requestsPerMinute === null) return;
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: '1 minute',
    errorResponseBuilder: () => refuse('TOO_MANY_REQUESTS'),
  });
}

/** Route option: a lower limit a minute for a route that costs more than most. */
export function atMost(max: number) {
  return { rateLimit: { max, timeWindow: '1 minute' } };
}
