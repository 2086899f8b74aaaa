import compress from '@fastify/compress';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { constants } from 'node:zlib';
import { refuse } from './refuse';

const MAX_EVENT_LOOP_DELAY_MS = 2000;
const SAMPLE_MS = 1000;
const LASTING_SAMPLES = 3;
const RETRY_AFTER_S = 5;
// Brotli's own default of 11 is meant for files that are compressed once.
const FAST_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

export async function useCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], brotliOptions: FAST_BROTLI });
}

/**
 * Keeps one caller from taking the whole API, by load shedding and requests a minute per address; null = no limit.
 * The portal's files are exempt, so that a limited caller still gets the page that says so.
 */
export async function useLimits(
  api: FastifyInstance,
  requestsPerMinute: number | null,
  maxEventLoopDelay = MAX_EVENT_LOOP_DELAY_MS,
): Promise<void> {
  // Who lifts the limit wants every answer, however busy the machine.
  if (requestsPerMinute === null) return;
  const [started, lasts] = [whenStarted(api), whenLasting(api)];
  await api.register(underPressure, {
    maxEventLoopDelay,
    sampleInterval: SAMPLE_MS,
    retryAfter: RETRY_AFTER_S,
    pressureHandler: ({ routeOptions }: FastifyRequest) => {
      if (started() && lasts() && routeOptions.config.rateLimit !== false) throw refuse('UNAVAILABLE');
    },
  });
  await api.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: '1 minute',
    // A connection that was cut before its request was looked at has no address any more.
    keyGenerator: ({ ip }: { ip: string | undefined }) => normalizeIP(ip ?? ''),
    errorResponseBuilder: () => refuse('TOO_MANY_REQUESTS'),
  });
}

/** The first samples are of the start, which blocks the event loop to compile the products. */
function whenStarted(api: FastifyInstance): () => boolean {
  let from = Infinity;
  api.addHook('onListen', async () => {
    from = performance.now() + 2 * SAMPLE_MS;
  });
  return () => performance.now() >= from;
}

/**
 * Only lasting delay is load: refusing after a short standstill would only lengthen the wait. The library reads a
 * sample without a tick as an endless delay, which two long tasks in a row cause.
 */
export function whenLasting(api: FastifyInstance): () => boolean {
  let samples = 0;
  const timer = setInterval(() => {
    samples = api.isUnderPressure() ? samples + 1 : 0;
  }, SAMPLE_MS).unref();
  api.addHook('onClose', async () => clearInterval(timer));
  return () => samples >= LASTING_SAMPLES;
}

export const withoutLimit = { rateLimit: false } as const;

export function atMost(max: number) {
  return { rateLimit: { max, timeWindow: '1 minute' } };
}
