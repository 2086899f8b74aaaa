import { sql } from 'drizzle-orm';
import type { DueList, DueWhen } from '../../../../contract/deskDay';
import { COUNTED } from '../../../../contract/page';
import type { Sight } from '../../../access/sight';
import type { Db } from '../../../db/db';
import { quotes } from '../../../db/schema';
import type { User } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { promisedAt, turnsOf, waitsOf } from '../../quotes/timeline/turns';
import type { WaitOf } from '../../quotes/timeline/turns';
import { awayOf } from '../absences/repository';
import { holderAnswer } from '../answers';
import { awaited, orderOf } from '../order';
import { placesOfDesk, requestsAt } from '../repository';
import { bandOf, SHOWN, unlessEmpty, type LookedAt } from './bands';
import { requestItem } from './dueRequests';

/** Of each part so many are looked at for those that are a person's: an insurer whose answers are late has many at once. */
const LOOKED_AT = 5 * SHOWN;

type AnswerDeps = Pick<Deps, 'db' | 'products'>;

/** A request that waits for the brokerage, and by when it is answered. */
interface Due {
  readonly id: string;
  readonly at: Date;
}

/** What waits for the brokerage: how many there are, and those of them that are late or due soon. */
export async function dueAnswers(
  deps: AnswerDeps,
  executive: User,
  sight: Sight,
  at: LookedAt,
): Promise<{ Waiting: number; Lists: DueList[] }> {
  const { db } = deps;
  const waitOf = waitsOf(db);
  const all = await waitingOf(db, sight, at.now, waitOf);
  const lists = (['late', 'today', 'next'] as const).map((when) =>
    listOf(
      deps,
      executive,
      when,
      all.filter((one) => bandOf(one.at, at) === when),
      { at, waitOf },
    ),
  );
  return { Waiting: all.length, Lists: (await Promise.all(lists)).flat() };
}

/** As far as lists are counted, which those that the law wants first are among; in the order of what was promised. */
async function waitingOf(db: Db, sight: Sight, now: Date, waitOf: WaitOf): Promise<Due[]> {
  const filter = { words: [], statuses: awaited, uncorrectedAt: now };
  const listing = { sight, filter, order: orderOf(awaited, { sort: 'due' }) };
  const places = await placesOfDesk(db, listing, { limit: COUNTED });
  if (places.length === 0) return [];
  const { id, status, statusSince, answerDueAt } = quotes;
  const rows = await db
    .select({ id, status, statusSince, answerDueAt })
    .from(quotes)
    // One list of a thousand, which a thousand parameters would take longer to say than to read.
    .where(sql`${id} = any(${sql.param(places.map((place) => place.id))}::uuid[])`);
  const due = rows.map(async (row) => ({ id: row.id, at: await dueAt(row, waitOf) }));
  const known = (await Promise.all(due)).flatMap(({ id: of, at }) => (at ? [{ id: of, at }] : []));
  return known.toSorted((a, b) => +a.at - +b.at);
}

type Dated = Pick<typeof quotes.$inferSelect, 'status' | 'statusSince' | 'answerDueAt'>;

/** What comes first of what was promised and what the law wants. */
async function dueAt(row: Dated, waitOf: WaitOf): Promise<Date | null> {
  const [promised, legal] = [await promisedAt(row, waitOf), row.answerDueAt];
  return promised && legal ? (promised < legal ? promised : legal) : (promised ?? legal);
}

async function listOf(
  { db, products }: AnswerDeps,
  executive: User,
  when: DueWhen,
  due: readonly Due[],
  { at, waitOf }: { at: LookedAt; waitOf: WaitOf },
): Promise<DueList[]> {
  const places = due.slice(0, LOOKED_AT).map(({ id, at: moment }) => ({ id, value: moment.toISOString() }));
  const rows = await requestsAt(db, places);
  const requests = rows.map(({ quote }) => quote);
  const held = requests.map(({ heldBy }) => heldBy);
  const [turns, away] = await Promise.all([
    turnsOf(db, requests, at.now, waitOf),
    awayOf(db, held, at.today),
  ]);
  // What the insurer answers by itself is nobody's work, and takes the place of none that is.
  const own = rows.filter(({ quote }) => turns.get(quote.id)?.Who === 'brokerage');
  const Items = own.slice(0, SHOWN).map((row) => ({
    ...requestItem(row, new Date(row.place.value), products),
    Deadline: turns.get(row.quote.id)?.Deadline ?? null,
    HeldBy: holderAnswer(row, executive.uid, away),
  }));
  return unlessEmpty({ Kind: 'answer', When: when, Total: due.length - rows.length + own.length, Items });
}
