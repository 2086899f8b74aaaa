import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db';
import { quoteEvents, users } from '../../../db/schema';
import { workingSeconds } from '../../../infra/calendar/workingTime';
import type { Status } from '../../../../contract/statuses/quote';
import { idleEvents } from '../repository';

/** Answers that say how long the desk takes, the latest. */
const LOOKED_AT = 100;
/** Fewer say nothing of the next one. */
const ENOUGH = 5;

/** What moved the request, oldest first; without reasons and records, which are the desk's. */
export async function listSteps(db: Db, quoteId: string) {
  return db
    .select({
      kind: quoteEvents.kind,
      at: quoteEvents.at,
      status: quoteEvents.toStatus,
      actorUid: quoteEvents.actorUid,
      name: users.name,
      isExecutive: users.isExecutive,
    })
    .from(quoteEvents)
    .leftJoin(users, eq(users.uid, quoteEvents.actorUid))
    .where(and(eq(quoteEvents.quoteId, quoteId), notInArray(quoteEvents.kind, [...idleEvents])))
    .orderBy(asc(quoteEvents.id));
}

/** What moved several requests, oldest first: as far as it tells whose turn each is. */
export async function listMoves(db: Db, quoteIds: readonly string[]) {
  if (quoteIds.length === 0) return [];
  const { quoteId, kind, at, id, toStatus: status, actorUid } = quoteEvents;
  return db
    .select({ quoteId, kind, at, status, actorUid })
    .from(quoteEvents)
    .where(and(inArray(quoteId, [...quoteIds]), notInArray(kind, [...idleEvents])))
    .orderBy(asc(id));
}

/** What a request begins to wait with; a person who takes it up or rates it only goes on. */
const begins = sql`('registered', 'edited', 'corrected', 'moved', 'asked')`;

/** When an answer came, and what it answered. */
interface Answer {
  readonly left: Date;
  readonly came: Date;
}

/**
 * In how many seconds of the desk's working time people answered eight of ten of the last requests of that status; null
 * while too few were. A night or a weekend is no part of it, so that what is promised by it falls on no such day either.
 */
export async function usualWait(db: Db, status: Status): Promise<number | null> {
  const answers = await lastAnswers(db, status);
  if (answers.length < ENOUGH) return null;
  return percentile(
    answers.map(({ came, left }) => workingSeconds(came, left)),
    0.8,
  );
}

/** The value below which that share of the others lies, in between two of them where it does. */
function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = share * (sorted.length - 1);
  const [lower, upper] = [sorted[Math.floor(at)]!, sorted[Math.ceil(at)]!];
  return lower + (upper - lower) * (at % 1);
}

/**
 * The last answers of people to requests of that status. Where a correction was asked for, they are counted from its end,
 * and what was answered before that tells nothing. The status is asked for as a range, which only the index of decisions
 * is in the order of: where people decided little, another plan reads the whole table for the last of them.
 */
async function lastAnswers(db: Db, status: Status): Promise<Answer[]> {
  const { rows } = await db.execute<{ left_at: Date | string; came_at: Date | string }>(sql`
    select answer.at as left_at, came.at as came_at
    from (
      select quote_id, id, at from quote_events
      where kind = 'moved' and from_status between ${status} and ${status} and actor_uid is not null
      order by from_status desc, id desc limit ${LOOKED_AT}
    ) answer
    cross join lateral (
      select coalesce(correction.expires_at, began.at) as at
      from quote_events began
      left join corrections correction
        on began.kind = 'asked' and correction.quote_id = began.quote_id and correction.asked_at = began.at
      where began.quote_id = answer.quote_id and began.id < answer.id and began.to_status = ${status}
        and began.kind in ${begins}
      order by began.id desc limit 1
    ) came
    where came.at <= answer.at`);
  return rows.map(({ left_at, came_at }) => ({ left: new Date(left_at), came: new Date(came_at) }));
}
