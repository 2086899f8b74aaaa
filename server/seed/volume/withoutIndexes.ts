import type { PoolClient } from 'pg';

/** What a table has beside its rows, and the statement that makes it. */
interface Part {
  readonly drop: string;
  readonly make: string;
}

// What keeps rows unique stays.
const INDEXES = `
  select format('drop index %I', c.relname) as drop, pg_get_indexdef(i.indexrelid) as make
  from pg_index i join pg_class c on c.oid = i.indexrelid
  where not i.indisunique and i.indrelid = any($1::regclass[])`;
// One look at all rows is a fraction of a look for each row.
const REFERENCES = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
  from pg_constraint where contype = 'f' and conrelid = any($1::regclass[])`;

/**
 * Builds the indexes of these tables and checks what they refer to after `work`, which is much faster than row by row; in
 * its transaction.
 */
export async function withoutIndexes(
  client: PoolClient,
  tables: readonly string[],
  work: () => Promise<void>,
  onBuilt: (done: number, total: number) => void,
): Promise<void> {
  const partsOf = async (query: string) => (await client.query<Part>(query, [tables])).rows;
  const parts = [...(await partsOf(INDEXES)), ...(await partsOf(REFERENCES))];
  for (const { drop } of parts) await client.query(drop);
  await work();
  // All rows are looked at here, in their own order.
  await client.query(`set local maintenance_work_mem = '512MB'; set local enable_seqscan = on`);
  for (const [at, { make }] of parts.entries()) {
    await client.query(make);
    onBuilt(at + 1, parts.length);
  }
}
