import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './db';
import { prepared } from './prepared';

type Insert = ReturnType<typeof prepareInsert>;

const inserts = new Map<string, Insert>();

/**
 * Inserts a row by a prepared statement, one for each table and set of columns, and answers it as stored. What is
 * null or undefined is left out: no nullable column has a default.
 */
export async function insertRow<Table extends PgTable>(
  db: Db,
  table: Table,
  row: Table['$inferInsert'],
): Promise<Table['$inferSelect']> {
  const given = Object.entries(row).filter(([, value]) => value !== undefined && value !== null);
  const [stored] = await insertOf(
    table,
    given.map(([key]) => key),
  )(db, Object.fromEntries(given));
  if (!stored) throw new Error('insert returned no row');
  return stored;
}

function insertOf(table: PgTable, keys: readonly string[]): Insert {
  const shape = `${getTableName(table)} ${keys.join()}`;
  const insert = inserts.get(shape) ?? prepareInsert(table, keys, `insert_${inserts.size}`);
  inserts.set(shape, insert);
  return insert;
}

function prepareInsert(table: PgTable, keys: readonly string[], name: string) {
  const values = Object.fromEntries(keys.map((key) => [key, sql.placeholder(key)]));
  return prepared(name, (db) => db.insert(table).values(values).returning());
}
