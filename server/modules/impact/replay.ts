import type { Replayable, ReplayAnswer } from '../../../contract/impact';
import { createContext } from '../../../engine';
import { requestEntries } from '../../../engine/definition/catalogue';
import type { Pair } from '../../../engine/impact/Difference';
import { replayDraft } from '../../../engine/impact/replay/replayDraft';
import { replayRequest } from '../../../engine/impact/replay/replayRequest';
import { NOBODY, summed, totalsOf } from '../../../engine/impact/replay/totals';
import type { Replayed } from '../../../engine/impact/replay/stored';
import type { User } from '../../db/schema';
import type { Deps } from '../../deps';
import { personOf } from '../quotes/wizard/personOf';
import { createPause } from './pause';
import { countOpenDrafts, countRequests, listOpenDrafts, listRequests } from './repository';

export type ReplayDeps = Pick<Deps, 'db' | 'clock' | 'products'>;

/** How many are replayed in all, and with one call. */
const MOST = 1000;
const PAGE = 100;

/** What is replayed, and after how many. */
export interface Asked {
  readonly product: string;
  readonly of: Replayable;
  readonly skip: number;
}

/** One replay, to be run when its turn comes. */
type Turn = () => Replayed;

interface Lot {
  readonly total: number;
  readonly turns: readonly Turn[];
}

const page = ({ skip }: Asked) => ({ skip, take: Math.min(PAGE, MOST - skip) });

async function requestsOf({ db, products }: ReplayDeps, pair: Pair, asked: Asked): Promise<Lot> {
  const entry = requestEntries(products.catalogue).find(({ wizard }) => wizard === asked.product);
  if (!entry) return { total: 0, turns: [] };
  const rows = await listRequests(db, entry.code, page(asked));
  const turns = rows.map(({ identifier: id, answers, businessDay: today, context }): Turn => {
    return () => replayRequest(pair, { id, answers, today, context });
  });
  return { total: await countRequests(db, entry.code), turns };
}

async function contextsOf({ db }: ReplayDeps, people: readonly User[]) {
  const contexts = new Map<string, ReturnType<typeof createContext>>();
  for (const user of people) {
    if (contexts.has(user.uid)) continue;
    contexts.set(user.uid, createContext(await personOf(db, { user, link: null })));
  }
  return contexts;
}

async function draftsOf(deps: ReplayDeps, pair: Pair, asked: Asked): Promise<Lot> {
  const { db, clock } = deps;
  const rows = await listOpenDrafts(db, asked.product, page(asked));
  const contexts = await contextsOf(
    deps,
    rows.map(({ user }) => user),
  );
  const today = clock.today();
  const turns = rows.map(({ draft: row, user }): Turn => {
    const { id, definition, answers, steps, provenance } = row;
    const draft = { definition, answers, steps, ...(provenance && { provenance }) };
    return () => replayDraft(pair, { id, draft, today, context: contexts.get(user.uid)! });
  });
  return { total: await countOpenDrafts(db, asked.product), turns };
}

/** Replays some requests or drafts under both versions, letting others be served in between; whoever asks goes on or stops. */
export async function replay(deps: ReplayDeps, pair: Pair, asked: Asked): Promise<ReplayAnswer> {
  const { total, turns } = await (asked.of === 'requests' ? requestsOf : draftsOf)(deps, pair, asked);
  const pause = createPause();
  let sum = NOBODY;
  for (const turn of turns) {
    await pause();
    sum = summed(sum, totalsOf(turn()));
  }
  const next = asked.skip + turns.length;
  const Total = Math.min(total, MOST);
  return { Total, Next: turns.length > 0 && next < Total ? next : null, Totals: sum };
}
