import { sql } from 'drizzle-orm';
import type { FiguresQuery } from '../../../contract/deskFigures';
import { texts, uuids } from '../../access/sight';
import type { Db } from '../../db/db';
import { deskAnswers, quotes } from '../../db/schema';
import { awaited } from './order';

/** How many requests of a product came in a day or week. */
export interface Came {
  readonly start: string;
  readonly product: string;
  readonly many: number;
}

/** How many people answered and how fast, of a day or week or of a product; of all where neither is said. */
export interface Answered {
  readonly start: string | null;
  readonly product: string | null;
  readonly many: number;
  readonly median: number;
}

/** A request that waits for the brokerage. */
export interface Waiting {
  readonly product: string;
  readonly since: Date;
}

type By = FiguresQuery['by'];

const startOf = (by: By, at: typeof quotes.createdAt | typeof deskAnswers.at) =>
  sql`to_char(date_trunc(${sql.raw(`'${by}'`)}, ${at} at time zone 'America/Sao_Paulo'), 'YYYY-MM-DD')`;
const midnight = (from: string) => sql`(${from}::date::timestamp at time zone 'America/Sao_Paulo')`;

/** Read from an index alone, and no further back than that day. */
export async function cameSince(db: Db, desks: readonly string[], by: By, from: string): Promise<Came[]> {
  const { rows } = await db.execute<{ start: string; product: string; many: number }>(sql`
    select ${startOf(by, quotes.createdAt)} as start, ${quotes.product} as product, count(*)::int as many
    from ${quotes}
    where ${quotes.deletedAt} is null and ${quotes.deskId} = any(${uuids(desks)})
      and ${quotes.createdAt} >= ${midnight(from)}
    group by 1, 2`);
  return rows;
}

/** The same of answers. */
export async function answeredSince(
  db: Db,
  desks: readonly string[],
  by: By,
  from: string,
): Promise<Answered[]> {
  const { rows } = await db.execute<{ [Key in keyof Answered]: Answered[Key] }>(sql`
    select start, product, count(*)::int as many,
      percentile_cont(0.5) within group (order by waited) as median
    from (
      select ${startOf(by, deskAnswers.at)} as start, ${deskAnswers.product} as product,
        ${deskAnswers.waitedSeconds} as waited
      from ${deskAnswers}
      where ${deskAnswers.deskId} = any(${uuids(desks)}) and ${deskAnswers.at} >= ${midnight(from)}
    ) answers
    group by grouping sets ((start), (product), ())`);
  return rows;
}

/** What waits, the oldest first, of each product and status no more than `limit`. */
export async function waitingOf(
  db: Db,
  desks: readonly string[],
  products: readonly string[],
  now: Date,
  limit: number,
): Promise<Waiting[]> {
  const { rows } = await db.execute<{ product: string; since: Date | string }>(sql`
    select asked.product, waiting.since
    from unnest(${uuids(desks)}) desk(id)
    cross join unnest(${texts(products)}) asked(product)
    cross join unnest(${sql.param([...awaited])}::smallint[]) turn(status)
    cross join lateral (
      select ${quotes.statusSince} as since from ${quotes}
      where ${quotes.deletedAt} is null and ${quotes.deskId} = desk.id and ${quotes.product} = asked.product
        and ${quotes.status} = turn.status
        and (${quotes.correctionUntil} is null or ${quotes.correctionUntil} <= ${now.toISOString()}::timestamptz)
      order by ${quotes.statusSince} limit ${limit}
    ) waiting`);
  return rows.map(({ product, since }) => ({ product, since: new Date(since) }));
}
