import type { PoolClient } from 'pg';

/** What a table has beside its rows, and the statement that makes it. */
interface Part {
  readonly drop: string;
  readonly make: string;
}

// A key that others refer to can go only after these, which one look at all rows checks again.
const REFERENCES = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
  from pg_constraint
  where contype = 'f' and (conrelid = any($1::regclass[]) or confrelid = any($1::regclass[]))`;
// Built row by row, a key of random values is read and written all over once it is larger than the memory.
const KEYS = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
  from pg_constraint where contype in ('p', 'u') and conrelid = any($1::regclass[])`;
const INDEXES = `
  select format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as make
  from pg_index where indrelid = any($1::regclass[])
    and not exists (select 1 from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))`;

/**
 * Builds the indexes and keys of these tables and checks what they refer to after `work`, which is much faster than row by
 * row, and runs none of their triggers meanwhile; in its transaction.
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
