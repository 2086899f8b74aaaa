import { eq, getTableName, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './db';
import { prepared } from './prepared';

type Changes = readonly (readonly [column: string, value: unknown])[];
type Update = ReturnType<typeof prepareUpdate>;
type TableWithId = PgTable & { readonly id: AnyPgColumn };

const updates = new Map<string, Update>();

/**
 * Changes the row of that id by a prepared statement, one for each table and set of columns, and answers it as
 * stored. What is undefined stays as it is.
 */
export async function updateRow<Table extends TableWithId>(
  db: Db,
  table: Table,
  id: string,
  changes: Partial<Table['$inferInsert']>,
): Promise<Table['$inferSelect']> {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  const [stored] = await updateOf(table, given)(db, { ...Object.fromEntries(given), 'row id': id });
  if (!stored) throw new Error('update found no row');
  return stored;
}

function updateOf(table: TableWithId, changes: Changes): Update {
  const shape = `${getTableName(table)} ${changes.map(([key, value]) => `${key}${value === null ? '=null' : ''}`).join()}`;
  const update = updates.get(shape) ?? prepareUpdate(table, changes, `update_${updates.size}`);
  updates.set(shape, update);
  return update;
}

function prepareUpdate(table: TableWithId, changes: Changes, name: string) {
  const values = changes.map(([key, value]) => [key, value === null ? null : sql.placeholder(key)]);
  return prepared(name, (db) =>
    db
      .update(table)
      .set(Object.fromEntries(values))
      .where(eq(table.id, sql.placeholder('row id')))
      .returning(),
  );
}
