import { randomInt } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Person } from './Person';
import { Times } from './Times';
import { visits, type Visit } from './visits';

const TOTAL = visits.reduce((sum, { share }) => sum + share, 0);

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
    work(new Person(at, port, times), thinkMs, ending.signal),
  );
  await pause(ms);
  ending.abort();
  await Promise.all(working);
  return times;
}

/**
 * Somebody asks one thing, looks at it for a while, and asks the next: between half of `thinkMs` and one and a half of
 * it from an answer to the next question, as people do not ask in step.
 */
async function work(person: Person, thinkMs: number, signal: AbortSignal): Promise<void> {
  const think = (least: number) =>
    pause(randomInt(least, Math.ceil(thinkMs * 1.5)), undefined, { signal }).catch(() => undefined);
  for (await think(0); !signal.aborted; await think(Math.floor(thinkMs / 2))) await chosen().make(person);
}

function chosen(): Visit {
  let left = randomInt(TOTAL);
  return visits.find(({ share }) => (left -= share) < 0)!;
}
