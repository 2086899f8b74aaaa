import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { texts, uuids } from '../../access/sight';
import type { Db } from '../../db/db';
import { deskAnswers, quotes } from '../../db/schema';
import { awaited } from './order';

export interface Came {
  readonly start: string;
  readonly product: string;
  readonly many: number;
}

export interface Answered {
  readonly start: string | null;
  readonly product: string | null;
  readonly many: number;
  readonly median: number;
}

export interface Waiting {
  readonly product: string;
  readonly many: number;
  readonly since: Date;
  readonly aged: readonly number[];
}

export interface Periods {
  readonly starts: readonly string[];
  readonly days: number;
}

/** Instants, so that an index reads what lies between them and no row's date is computed. */
const between = ({ starts, days }: Periods) => sql`(
  select to_char(day, 'YYYY-MM-DD') as start, ${midnight(sql`day`)} as since, ${midnight(sql`(day + ${days}::int)`)} as until
  from unnest(${sql.param([...starts])}::date[]) named(day)) period`;
const midnight = (day: SQL) => sql`(${day}::timestamp at time zone 'America/Sao_Paulo')`;

/** Read from an index alone, and no further back than the first period. */
export async function cameIn(db: Db, desks: readonly string[], periods: Periods): Promise<Came[]> {
  const { rows } = await db.execute<{ start: string; product: string; many: number }>(sql`
    select period.start, came.product, came.many from ${between(periods)}
    cross join lateral (
      select ${quotes.product} as product, count(*)::int as many from ${quotes}
      where ${quotes.deletedAt} is null and ${quotes.deskId} = any(${uuids(desks)})
        and ${quotes.createdAt} >= period.since and ${quotes.createdAt} < period.until
      group by 1
    ) came`);
  return rows;
}

export async function answeredIn(db: Db, desks: readonly string[], periods: Periods): Promise<Answered[]> {
  const { rows } = await db.execute<{ [Key in keyof Answered]: Answered[Key] }>(sql`
    select start, product, count(*)::int as many,
      percentile_cont(0.5) within group (order by waited) as median
    from ${between(periods)} cross join lateral (
      select ${deskAnswers.product} as product, ${deskAnswers.waitedSeconds} as waited from ${deskAnswers}
      where ${deskAnswers.deskId} = any(${uuids(desks)})
        and ${deskAnswers.at} >= period.since and ${deskAnswers.at} < period.until
    ) answers
    group by grouping sets ((start), (product), ())`);
  return rows;
}

const DAY_MS = 86_400_000;

export async function waitingOf(
  db: Db,
  desks: readonly string[],
  products: readonly string[],
  { now, ages, limit }: { now: Date; ages: readonly number[]; limit: number },
): Promise<Waiting[]> {
  const daysAgo = (days: number) =>
    sql`${new Date(now.getTime() - days * DAY_MS).toISOString()}::timestamptz`;
  const aged = ages.map((days) => sql`count(*) filter (where waiting.since <= ${daysAgo(days)})`);
  const { rows } = await db.execute<Omit<Waiting, 'since'> & { since: Date | string }>(sql`
    select asked.product, count(*)::int as many, min(waiting.since) as since,
      array[${sql.join(aged, sql`, `)}]::int[] as aged
    from unnest(${uuids(desks)}) desk(id)
    cross join unnest(${texts(products)}) asked(product)
    cross join unnest(${sql.param([...awaited])}::smallint[]) turn(status)
    cross join lateral (
      select ${quotes.statusSince} as since from ${quotes}
      where ${quotes.deletedAt} is null and ${quotes.deskId} = desk.id and ${quotes.product} = asked.product
        and ${quotes.status} = turn.status
        and (${quotes.correctionUntil} is null or ${quotes.correctionUntil} <= ${daysAgo(0)})
      order by ${quotes.statusSince} limit ${limit}
    ) waiting
    group by asked.product`);
  return rows.map((row) => ({ ...row, since: new Date(row.since) }));
}
