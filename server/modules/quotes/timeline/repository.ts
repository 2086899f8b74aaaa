import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db';
import { prepared } from '../../../db/prepared';
import { quoteEvents, users } from '../../../db/schema';
import { workingSeconds } from '../../../infra/calendar/workingTime';
import type { Status } from '../../../../contract/statuses/quote';
import { idleEvents } from '../repository';

const LOOKED_AT = 100;
const ENOUGH = 5;

/** Oldest first; without reasons and records, which only the desk may see. */
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

const movesOf = prepared('moves_of_quotes', (db) => {
  const { quoteId, kind, at, id, toStatus: status, actorUid } = quoteEvents;
  return db
    .select({ quoteId, kind, at, status, actorUid })
    .from(quoteEvents)
    .where(and(sql`${quoteId} = any(${sql.placeholder('ids')}::uuid[])`, notInArray(kind, [...idleEvents])))
    .orderBy(asc(id));
});

export const listMoves = async (db: Db, quoteIds: readonly string[]) =>
  quoteIds.length === 0 ? [] : movesOf(db, { ids: [...quoteIds] });

/** Events that begin a wait; taking up or rating a request does not. */
const begins = sql`('registered', 'edited', 'corrected', 'moved', 'asked')`;

interface Answer {
  readonly left: Date;
  readonly came: Date;
}

/**
 * Seconds of the desk's working time within which people answered 80 % of the last requests of that status; null
 * with too few answers. Nights and weekends do not count.
 */
export async function usualWait(db: Db, status: Status): Promise<number | null> {
  const answers = await lastAnswers(db, status);
  if (answers.length < ENOUGH) return null;
  return percentile(
    answers.map(({ came, left }) => workingSeconds(came, left)),
    0.8,
  );
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = share * (sorted.length - 1);
  const [lower, upper] = [sorted[Math.floor(at)]!, sorted[Math.ceil(at)]!];
  return lower + (upper - lower) * (at % 1);
}

/**
 * People's last answers to requests of that status; after a correction, counted from its end. The status is
 * compared as a range so that the planner uses the index of decisions: with few decisions another plan reads the
 * whole table.
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
