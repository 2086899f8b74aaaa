import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** Of a proxy in front: nothing that could forge a line of the log, or make it long. */
const WELL_FORMED = /^[\w-]{8,64}$/;

/** The id of the request that this work is done for, in whichever process; undefined for what nobody asked. */
export const traceOf = (): string | undefined => current.getStore();

/** Does `work`, and all that it starts, under that id. */
export const traced = <Result>(id: string, work: () => Result): Result => current.run(id, work);

/** What a proxy called a request, where that can be an id. */
export function sentId(header: unknown): string | undefined {
  return typeof header === 'string' && WELL_FORMED.test(header) ? header : undefined;
}
