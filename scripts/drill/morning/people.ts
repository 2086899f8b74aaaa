import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Person } from './Person';
import { Times } from './Times';

interface Morning {
  readonly port: number;
  /** At most as many as `seedVolume` makes clients. */
  readonly people: number;
  /** Mean time from an answer to the next question of a person. */
  readonly thinkMs: number;
  readonly ms: number;
}

/** So many signed-in people work at a server for a while; what is under way at the end is awaited. */
export async function people({ port, people: many, thinkMs, ms }: Morning): Promise<Times> {
  const times = new Times();
  const ending = new AbortController();
  // Each person listens for the end.
  setMaxListeners(0, ending.signal);
  const working = Array.from({ length: many }, (_, at) =>
    new Person(at, port, times).work(thinkMs, ending.signal),
  );
  await pause(ms);
  ending.abort();
  await Promise.all(working);
  return times;
}
