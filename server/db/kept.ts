import { createHash } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Db } from './db';

const dialect = new PgDialect();

/**
 * The rows of a statement whose text is one of a few, whatever its values: PostgreSQL parses it once a connection under a name
 * that its text gives it, and keeps its plan where that is as good as a new one (not behind a pooler). Planning a table with
 * many indexes takes longer than reading the few rows that a list shows. What filters put together has too many texts for it.
 */
export async function keptRows<Row>(db: Db, statement: SQL): Promise<Row[]> {
  const query = dialect.sqlToQuery(statement);
  const name = createHash('sha1').update(query.sql).digest('base64url');
  const { rows } = await db._.session.prepareQuery<Kept<Row>>(query, undefined, name, false).execute();
  return rows;
}

interface Kept<Row> {
  execute: { rows: Row[] };
  all: unknown;
  values: unknown;
}
