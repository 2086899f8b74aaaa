import { setTimeout as pause } from 'node:timers/promises';
import type { Documents } from './Documents';
import type { Ground } from './Ground';

/** Longer than the minute in which another process takes the jobs of a killed one. */
const JOBS_MS = 90_000;
const LOOK_MS = 250;

export interface Damage {
  /** Told to a client and not there. */
  lost: number;
  /** There more often than it was asked for, or rated more than once. */
  doubled: number;
  /** Without a number in sequence, a history or an answer of the insurer. */
  halfDone: number;
}

/** Milliseconds until every request was rated; null when some never were. */
export async function jobsDone(ground: Ground): Promise<number | null> {
  const began = performance.now();
  while (performance.now() - began < JOBS_MS) {
    const [row] = await ground.query<{ n: number }>('select count(*)::int as n from quotes where status = 1');
    if (row?.n === 0) return performance.now() - began;
    await pause(LOOK_MS);
  }
  return null;
}

const FACTS = `select identifier, status,
  (select count(*)::int from quote_events e where e.quote_id = q.id and e.kind = 'registered') as registered,
  (select count(*)::int from quote_events e where e.quote_id = q.id and e.kind = 'moved') as moved
  from quotes q`;

interface Facts {
  identifier: string;
  status: number;
  registered: number;
  moved: number;
}

export async function inspect(ground: Pick<Ground, 'query'>, told: readonly string[]): Promise<Damage> {
  const quotes = await ground.query<Facts>(FACTS);
  const stored = new Set(quotes.map(({ identifier }) => identifier));
  const numbers = quotes.map(({ identifier }) => Number(/^BID(\d{7})$/.exec(identifier)?.[1]));
  const broken = quotes.filter(({ registered, moved }) => registered < 1 || moved < 1).length;
  const outOfSequence = new Set(numbers).size === Math.max(0, ...numbers) ? 0 : 1;
  const rated = quotes.filter(({ registered, moved }) => registered > 1 || moved > 1).length;
  return {
    lost: told.filter((identifier) => !stored.has(identifier)).length,
    doubled: quotes.length - told.length + (told.length - new Set(told).size) + rated,
    halfDone: broken + outOfSequence,
  };
}

/** Of all documents so far; their bytes are looked at as they are opened. */
export async function inspectDocuments(
  ground: Pick<Ground, 'query'>,
  all: readonly Pick<Documents, 'told' | 'unconfirmed'>[],
): Promise<{ lost: number; doubled: number; inBucket: number }> {
  const rows = await ground.query<{ id: string; away: boolean }>(
    'select id, content is null as away from documents',
  );
  const stored = new Set(rows.map(({ id }) => id));
  const told = all.flatMap(({ told: theirs }) => [...theirs.keys()]);
  const unconfirmed = all.reduce((sum, each) => sum + each.unconfirmed, 0);
  return {
    lost: told.filter((id) => !stored.has(id)).length,
    doubled: Math.max(0, rows.length - told.length - unconfirmed),
    inBucket: rows.filter(({ away }) => away).length,
  };
}
