import { escapeIdentifier, escapeLiteral, type ClientBase } from 'pg';
import { endBefore } from './endBefore';
import { monthOf, type Month } from './Month';
import { beforeOf, defaultOf, MONTHLY, type MonthlyTable } from './monthlyTables';
import { partitionsOf } from './partitions';
import { lockStatements, whenFree } from './underLocks';

/** Three rounds of a month fail before anything is written that no month is there for. */
const AHEAD = 3;
/** For the rows of a month that others took in meanwhile. */
const MOVE_MS = 10_000;

/**
 * Makes this month's partition and the next ones' of each table, where they are missing. A table that is in use for long
 * is left for the next round; throws when this month has none by then, or PostgreSQL's error after all were tried.
 */
export async function keepMonths(client: ClientBase, now: Date): Promise<void> {
  const errors: unknown[] = [];
  for (const table of Object.values(MONTHLY))
    await keepMonthsOf(client, table, now).catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw errors[0];
}

async function keepMonthsOf(client: ClientBase, table: MonthlyTable, now: Date): Promise<void> {
  const found = await partitionsOf(client, table);
  const isOpen = found.some(({ name, isDefault }) => isDefault && name === beforeOf(table));
  if (isOpen && !(await endBefore(client, table, now)))
    throw new Error(`${table.name} was in use for too long`);
  const errors: unknown[] = [];
  for (let ahead = 0; ahead <= AHEAD; ahead += 1) {
    const month = monthOf(now, ahead);
    if (await isCovered(client, table, month)) continue;
    const made = await makeMonth(client, table, month).catch((error: unknown) => void errors.push(error));
    if (made === false && ahead === 0) errors.push(new Error(`${table.name} has no partition of this month`));
  }
  if (errors.length > 0) throw errors[0];
}

async function isCovered(client: ClientBase, table: MonthlyTable, { from, to }: Month): Promise<boolean> {
  const found = await partitionsOf(client, table);
  return found.some((one) => !one.isDefault && one.from <= from.getTime() && one.to >= to.getTime());
}

/** Attached and not created in its place, so that reading and writing go on; its rows so far come over from the default. */
function makeMonth(client: ClientBase, table: MonthlyTable, month: Month): Promise<boolean> {
  const [name, others] = [escapeIdentifier(table.name), escapeIdentifier(defaultOf(table))];
  const own = escapeIdentifier(`${table.name}_${month.name}`);
  const [from, to] = [month.from, month.to].map((at) => escapeLiteral(at.toISOString()));
  const text = [
    'begin',
    `set local statement_timeout = ${MOVE_MS}`,
    ...lockStatements(table, 'share update exclusive', [defaultOf(table)]),
    `create table ${own} (like ${name} including defaults, primary key (id))`,
    `with taken as (delete from ${others} where ${table.time} >= ${from} and ${table.time} < ${to} returning *)
       insert into ${own} select * from taken`,
    `alter table ${name} attach partition ${own} for values from (${from}) to (${to})`,
    'commit',
  ];
  return whenFree(client, () => text.join('; '));
}
