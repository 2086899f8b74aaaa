import type { PoolClient } from 'pg';

interface Index {
  readonly name: string;
  readonly definition: string;
}

/** Builds the indexes of these tables anew after `work`, which is much faster than keeping them; in its transaction. */
export async function withoutIndexes(
  client: PoolClient,
  tables: readonly string[],
  work: () => Promise<void>,
  onBuilt: (done: number, total: number) => void,
): Promise<void> {
  // What keeps rows unique stays.
  const { rows } = await client.query<Index>(
    `select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class c on c.oid = i.indexrelid
     where not i.indisunique and i.indrelid = any($1::regclass[])`,
    [tables],
  );
  for (const { name } of rows) await client.query(`drop index "${name}"`);
  await work();
  await client.query(`set local maintenance_work_mem = '512MB'`);
  for (const [at, { definition }] of rows.entries()) {
    await client.query(definition);
    onBuilt(at + 1, rows.length);
  }
}
