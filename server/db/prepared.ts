import type { Db } from './db';

type Values = Record<string, unknown>;

interface Statement<Result> {
  execute(values: Values): Promise<Result>;
}

/**
 * A statement for the busiest requests: drizzle builds it once a connection instead of at each call, and PostgreSQL
 * parses it once, under its `name` (not behind a pooler). `build` puts `sql.placeholder('…')` where values go; none of them is null unless
 * its column is text, since drizzle writes down the others.
 */
export function prepared<Result>(
  name: string,
  build: (db: Db) => { prepare(name: string): Statement<Result> },
): (db: Db, values: Values) => Promise<Result> {
  const statements = new WeakMap<object, Statement<Result>>();
  return (db, values) => {
    const connection = connectionOf(db);
    const statement = statements.get(connection) ?? build(db).prepare(name);
    statements.set(connection, statement);
    return statement.execute(values);
  };
}

/** Drizzle's types keep it to themselves. */
function connectionOf(db: Db): object {
  const { session } = db._;
  if ('client' in session && session.client instanceof Object) return session.client;
  throw new Error('drizzle keeps a session’s connection elsewhere');
}
