import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** An id from a proxy must not forge a line of the log, or make it long. */
const WELL_FORMED = /^[\w-]{8,64}$/;

export const traceOf = (): string | undefined => current.getStore();

export const traced = <Result>(id: string, work: () => Result): Result => current.run(id, work);

export function sentId(header: unknown): string | undefined {
  return typeof header === 'string' && WELL_FORMED.test(header) ? header : undefined;
}
