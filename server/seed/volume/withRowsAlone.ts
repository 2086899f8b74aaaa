import type { PoolClient } from 'pg';

interface Part {
  readonly drop: string;
  readonly make: string;
}

// Foreign keys come off first, and are checked again in one pass.
const REFERENCES = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
  from pg_constraint
  where contype = 'f' and (conrelid = any($1::regclass[]) or confrelid = any($1::regclass[]))`;
// A random key that is built row by row rewrites its index over and over once it exceeds the memory.
const KEYS = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
  from pg_constraint where contype in ('p', 'u') and conrelid = any($1::regclass[])`;
const INDEXES = `
  select format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as make
  from pg_index where indrelid = any($1::regclass[])
    and not exists (select 1 from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))`;

/**
 * Drops indexes, keys and triggers during `work` and builds and checks them afterwards, which is much faster than
 * row by row; in the caller's transaction.
 */
export async function withRowsAlone(
  client: PoolClient,
  tables: readonly string[],
  work: () => Promise<void>,
  onBuilt: (done: number, total: number) => void,
): Promise<void> {
  const partsOf = async (query: string) => (await client.query<Part>(query, [tables])).rows;
  const [references, keys, indexes] = [
    await partsOf(REFERENCES),
    await partsOf(KEYS),
    await partsOf(INDEXES),
  ];
  const run = (statements: readonly string[]) => client.query(statements.join('; '));
  const triggers = (way: string) => tables.map((table) => `alter table ${table} ${way} trigger user`);
  await run([...references, ...indexes, ...keys].map(({ drop }) => drop));
  await run(triggers('disable'));
  await work();
  await run(triggers('enable'));
  await run([`set local maintenance_work_mem = '512MB'`, 'set local enable_seqscan = on']);
  const made = [...keys, ...indexes, ...references];
  for (const [at, { make }] of made.entries()) {
    await client.query(make);
    onBuilt(at + 1, made.length);
  }
}
