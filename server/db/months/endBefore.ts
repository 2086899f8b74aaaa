import { escapeIdentifier, escapeLiteral, type ClientBase } from 'pg';
import { monthOf } from './Month';
import { beforeOf, defaultOf, type MonthlyTable } from './monthlyTables';
import { lockStatements, whenFree } from './underLocks';

const CHECK = 'ends_before';

/**
 * Gives the rows from before there were months an end, a month away at least, so that months may follow; false when
 * the table was too busy. All of them are read once to prove it, while others write. PostgreSQL carries the text out
 * to its end though this process is killed: a check that stayed would refuse what is written after that end.
 */
export async function endBefore(client: ClientBase, table: MonthlyTable, now: Date): Promise<boolean> {
  const end = escapeLiteral(monthOf(await latestOf(client, table, now), 2).from.toISOString());
  const change = changeText(table, end);
  let isDone = false;
  try {
    isDone = await whenFree(client, async (tried) =>
      tried > 0 && (await isProven(client, table)) ? change : `${proveText(table, end)}; ${change}`,
    );
  } finally {
    if (!isDone) await whenFree(client, () => inLocks(table, [dropText(table)]));
  }
  return isDone;
}

/** The newest row counts too: a demonstration's clock may have been ahead. */
async function latestOf(client: ClientBase, table: MonthlyTable, now: Date): Promise<Date> {
  const { rows } = await client.query<{ newest: Date | null }>(
    `select max(${table.time}) as newest from ${escapeIdentifier(beforeOf(table))}`,
  );
  return new Date(Math.max(now.getTime(), rows[0]?.newest?.getTime() ?? 0));
}

function proveText(table: MonthlyTable, end: string): string {
  const before = escapeIdentifier(beforeOf(table));
  const check = `alter table ${before} add constraint ${CHECK} check (${table.time} < ${end}) not valid`;
  return `${inLocks(table, [dropText(table), check])}; begin; alter table ${before} validate constraint ${CHECK}; commit`;
}

function changeText(table: MonthlyTable, end: string): string {
  const name = escapeIdentifier(table.name);
  const before = escapeIdentifier(beforeOf(table));
  const others = escapeIdentifier(defaultOf(table));
  return inLocks(table, [
    `alter table ${name} detach partition ${before}`,
    `alter table ${name} attach partition ${before} for values from (minvalue) to (${end})`,
    `create table ${others} partition of ${name} (primary key (id)) default`,
    dropText(table),
  ]);
}

const dropText = (table: MonthlyTable) =>
  `alter table ${escapeIdentifier(beforeOf(table))} drop constraint if exists ${CHECK}`;

function inLocks(table: MonthlyTable, statements: readonly string[]): string {
  const locks = lockStatements(table, 'access exclusive', [beforeOf(table)]);
  return ['begin', ...locks, ...statements, 'commit'].join('; ');
}

async function isProven(client: ClientBase, table: MonthlyTable): Promise<boolean> {
  const { rows } = await client.query(
    'select from pg_constraint where conrelid = $1::regclass and conname = $2 and convalidated',
    [beforeOf(table), CHECK],
  );
  return rows.length > 0;
}
