import Ajv from 'ajv';
import type { JSONSchemaType } from 'ajv';
import type { CircuitBreaker } from './circuitBreaker';
import { fetchJson } from './fetchJson';
import { LookupFailure } from './LookupFailure';

const ajv = new Ajv({ removeAdditional: 'all', useDefaults: true });

export interface RemoteOptions {
  name: string;
  baseUrl: string;
  timeoutMs: number;
  breaker: CircuitBreaker;
  ended?: ((source: string, outcome: Outcome) => void) | undefined;
}

export type Outcome = 'found' | 'missing' | 'failed' | 'given-up';

/**
 * Gets `path` of one outside service and reads its body; null means that there is no such thing.
 * Rejects with LookupFailure.
 */
export type RemoteGet = <T>(path: string, read: (body: unknown) => T | null) => Promise<T | null>;

/** A service behind a time-out and a circuit breaker: an answer or "not found" closes it, any failure counts. */
export function remoteSource({ name, baseUrl, timeoutMs, breaker, ended }: RemoteOptions): RemoteGet {
  return async (path, read) => {
    if (!breaker.allows()) {
      ended?.(name, 'given-up');
      throw new LookupFailure(name, 'open');
    }
    try {
      const body = await fetchJson(name, `${baseUrl}${path}`, timeoutMs);
      const answer = body === undefined ? null : read(body);
      breaker.succeeded();
      ended?.(name, answer === null ? 'missing' : 'found');
      return answer;
    } catch (error) {
      breaker.failed();
      ended?.(name, 'failed');
      throw error;
    }
  };
}

export function shaped<T>(name: string, schema: JSONSchemaType<T>): (body: unknown) => T {
  const matches = ajv.compile(schema);
  return (body) => {
    if (matches(body)) return body;
    throw new LookupFailure(name, 'wrong-shape');
  };
}
