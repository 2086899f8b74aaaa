import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { BilletFilter, BilletSorting } from '../../../../contract/billing';
import type { BilletChoice, BilletStatus } from '../../../../contract/statuses/billet';
import type { Period } from '../../../http/period';
import type { Db } from '../../../db/db';
import { keptRows } from '../../../db/kept';
import { isServedAmongMany } from '../../../access/portfolio';
import { texts, uuids } from '../../../access/sight';
import type { User } from '../../../db/schema';
import { overdueUntil } from '../../../infra/calendar/businessDays';
import type { BilletSight } from './sight';

export interface BilletSearch extends Pick<
  BilletFilter,
  'Text' | 'Status' | 'Product' | 'Insurer' | 'Payer'
> {
  readonly sight: BilletSight;
  readonly period?: Period | undefined;
  readonly unpaidUntil?: string;
  readonly isSettled?: boolean;
  readonly sort: BilletSorting;
  /** YYYY-MM-DD, by which a status is told. */
  readonly today: string;
}

export type ListedRow = {
  id: string;
  number: string;
  product: string;
  insurer_name: string;
  holder_name: string | null;
  payer_document: string | null;
  installment: number;
  installments: number;
  payment_type: number;
  amount: string;
  due_date: string;
  issued_at: string;
  paid_at: string | null;
  cancelled_at: string | null;
  renewals: number;
  our_number: string;
  bar_code: string;
};

const listed = sql`b.id, coalesce(e.number, p.number) as number, p.product, p.insurer_name, p.holder_name, b.payer_document, b.installment,
  b.installments, b.payment_type, b.amount, b.due_date, b.issued_at, b.paid_at, b.cancelled_at, b.renewals, b.our_number, b.bar_code`;

const open = sql`b.paid_at is null and b.cancelled_at is null`;

/** A further premium is billed under its endorsement's number. */
const endorsed = sql`left join endorsements e on e.id = b.endorsement_id`;

const sortings = {
  newestDue: ['due_date', 'desc'],
  oldestDue: ['due_date', 'asc'],
  highest: ['amount', 'desc'],
  lowest: ['amount', 'asc'],
  newestIssue: ['issued_at', 'desc'],
  oldestIssue: ['issued_at', 'asc'],
} as const satisfies Record<BilletSorting, readonly [keyof ListedRow, 'asc' | 'desc']>;

export interface Part {
  readonly limit: number;
  readonly offset?: number;
  readonly after?: ListedRow | undefined;
}

/**
 * Reads each payer's billets in index order and no further than wanted, merges them, and looks up last what a list
 * shows of them: nothing sorts all that a user sees.
 */
export async function findBillets(db: Db, search: BilletSearch, part: Part): Promise<ListedRow[]> {
  const [column, direction] = sortings[search.sort];
  const { limit, offset = 0, after } = part;
  const way = sql.raw(direction);
  const value = sql.raw(`b.${column}`);
  const wanted = sql`order by ${value} ${way}, b.id ${way} limit ${limit + offset}`;
  const where = sql`${matching(search)} ${after ? sql`and ${following(column, direction, after)}` : sql``}`;
  const { rows } = await db.execute<ListedRow>(sql`
    select ${listed} from (
      select found.id from (${branchesOf(search, sql`b.id, ${value} as value`, where, wanted)}) found
      order by found.value ${way}, found.id ${way} limit ${limit} offset ${offset}) place
    join billets b on b.id = place.id join policies p on p.id = b.policy_id ${endorsed}
    order by ${value} ${way}, b.id ${way}`);
  return rows;
}

export async function countBillets(db: Db, search: BilletSearch, limit: number): Promise<number> {
  const bound = sql`limit ${limit}`;
  const branches = branchesOf(search, sql`1 as one`, matching(search), bound);
  const { rows } = await db.execute<{ many: number }>(sql`
    select count(*)::int as many from (select 1 from (${branches}) found ${bound}) counted`);
  return rows[0]?.many ?? 0;
}

function branchesOf(search: Omit<BilletSearch, 'sort'>, columns: SQL, where: SQL, wanted: SQL): SQL {
  const { clients, policies } = search.sight;
  const ofPolicies = asksPolicies(search) ? sql`join policies p on p.id = b.policy_id ${endorsed}` : sql``;
  return sql`
    select theirs.* from unnest(${texts(clients)}) client(document)
    cross join lateral (
      select ${columns} from billets b ${ofPolicies}
      where b.payer_document = client.document and ${where} ${wanted}
    ) theirs
    union all
    (select ${columns} from billets b ${ofPolicies}
     where b.policy_id = any(${uuids(policies)}) and ${where} ${wanted})`;
}

const asksPolicies = ({ Product, Insurer, Text }: Pick<BilletSearch, 'Product' | 'Insurer' | 'Text'>) =>
  Boolean(Product || Insurer || Text?.trim());

export type Sum = {
  status: BilletStatus;
  count: number;
  amount: string;
};

export async function sumBillets(db: Db, search: Omit<BilletSearch, 'sort'>): Promise<Sum[]> {
  const { today } = search;
  const columns = sql`case when b.paid_at is not null then 'Paid' when b.cancelled_at is not null then 'Cancelled'
    when b.due_date <= ${overdueUntil(today)} then 'Expired' else 'Pending' end as status,
    count(*) as count, sum(b.amount) as amount`;
  const { rows } = await db.execute<Sum>(sql`
    select status, sum(count)::int as count, sum(amount) as amount
    from (${branchesOf(search, columns, matching(search), sql`group by 1`)}) found
    group by status`);
  return rows;
}

export async function countExpiredBillets(db: Db, sight: BilletSight, today: string): Promise<number> {
  const search = { sight, sort: 'oldestDue', today, Status: 'Expired' } as const;
  const { rows } = await db.execute<{ expired: number }>(sql`
    select count(*)::int as expired from (${branchesOf(search, sql`1 as one`, matching(search), sql``)}) found`);
  return rows[0]?.expired ?? 0;
}

/**
 * What clients of the executive's have not paid, the first due first, and how many there are, as far as `counted`. The unpaid
 * of all are passed by in the order of their index: an executive's clients are thousands, and each would be looked for.
 */
export async function overdueAtDesk(
  db: Db,
  executive: Pick<User, 'email' | 'standsInFor'>,
  today: string,
  { shown, counted }: { shown: number; counted: number },
): Promise<{ Total: number; rows: ListedRow[] }> {
  const rows = await keptRows<ListedRow & { total: number }>(
    db,
    sql`
    with overdue as materialized (
      select b.id, b.due_date from billets b
      where ${inStatus('Expired', today)} and ${isServedAmongMany(executive, sql`b.payer_document`)}
      order by b.due_date, b.id limit ${counted})
    select (select count(*)::int from overdue) as total, ${listed}
    from (select id from overdue order by due_date, id limit ${shown}) place
    join billets b on b.id = place.id join policies p on p.id = b.policy_id ${endorsed}
    order by b.due_date, b.id`,
  );
  return { Total: rows[0]?.total ?? 0, rows };
}

export async function billetsOfPolicy(db: Db, sight: BilletSight, number: string): Promise<ListedRow[]> {
  const { rows } = await db.execute<ListedRow>(sql`
    select ${listed} from policies p join billets b on b.policy_id = p.id ${endorsed}
    where (p.number = ${number} or p.id = (select policy_id from endorsements where number = ${number}) and e.number = ${number})
      and (p.client_document = any(${texts(sight.clients)}) or p.id = any(${uuids(sight.policies)}))
    order by coalesce(e.number, p.number), b.installment`);
  return rows;
}

/** One billet by its id, for callers that have checked who may see it. */
export async function findListed(db: Db, id: string): Promise<ListedRow | undefined> {
  const { rows } = await db.execute<ListedRow>(sql`
    select ${listed} from billets b join policies p on p.id = b.policy_id ${endorsed} where b.id = ${id}`);
  return rows[0];
}

function matching({
  Text = '',
  Status,
  Product,
  Insurer,
  Payer,
  period,
  unpaidUntil,
  isSettled,
  today,
}: Omit<BilletSearch, 'sort'>): SQL {
  const conditions = [
    isSettled && sql`not (${open})`,
    unpaidUntil && sql`${open} and b.due_date <= ${unpaidUntil}`,
    Status && inStatus(Status, today),
    Product && sql`p.product = ${Product}`,
    Insurer && sql`p.insurer_name = ${Insurer}`,
    Payer && sql`b.payer_document = ${Payer}`,
    period && sql`b.due_date between ${period.from} and ${period.to}`,
    Text.trim() && named(Text.trim()),
  ].filter((condition) => condition !== undefined && condition !== '');
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
}

function inStatus(status: BilletChoice, today: string): SQL {
  if (status === 'Paid') return sql`b.paid_at is not null`;
  if (status === 'Cancelled') return sql`b.paid_at is null and b.cancelled_at is not null`;
  if (status === 'Unpaid') return open;
  const last = overdueUntil(today);
  const due = status === 'Expired' ? sql`b.due_date <= ${last}` : sql`b.due_date > ${last}`;
  return sql`${open} and ${due}`;
}

function named(text: string): SQL {
  const escaped = sql`regexp_replace(search_text(${text}), '([\\\\%_])', '\\\\\\1', 'g')`;
  return sql`(coalesce(e.number, p.number) like '%' || ${escaped} || '%' or search_text(p.holder_name) like '%' || ${escaped} || '%')`;
}

function following(column: keyof ListedRow, direction: 'asc' | 'desc', after: ListedRow): SQL {
  const comes = sql.raw(direction === 'asc' ? '>' : '<');
  return sql`(b.${sql.raw(column)}, b.id) ${comes} (${after[column]}, ${after.id}::uuid)`;
}
