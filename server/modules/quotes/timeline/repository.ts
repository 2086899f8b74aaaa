import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db';
import { quoteEvents, users } from '../../../db/schema';
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

/**
 * In how many seconds people answered eight of ten of the last requests of that status; null while too few were. Where a
 * correction was asked for, they are counted from its end, and what was answered before that tells nothing. The status
 * is asked for as a range, which only the index of decisions is in the order of: where people decided little, another plan
 * reads the whole table for the last of them.
 */
export async function usualWait(db: Db, status: Status): Promise<number | null> {
  const { rows } = await db.execute<{ seconds: string | null; known: string }>(sql`
    select percentile_cont(0.8) within group (order by extract(epoch from left_at - came_at)) as seconds,
      count(*) as known
    from (
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
      where came.at <= answer.at
    ) answers`);
  const [row] = rows;
  return row && Number(row.known) >= ENOUGH ? Number(row.seconds) : null;
}
