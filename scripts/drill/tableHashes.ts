import { Client } from 'pg';
import { countRows } from '../backup/Manifest';

/** A hash of what each table holds, in whatever order it is stored, by `schema.table`. */
export async function tableHashes(url: string): Promise<Record<string, string>> {
  const client = new Client(url);
  await client.connect();
  const found: Record<string, string> = {};
  for (const table of Object.keys(await countRows(client))) {
    const { rows } = await client.query<{ hash: string }>(
      `select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as hash from ${table} t`,
    );
    found[table] = rows[0]!.hash;
  }
  await client.end();
  return found;
}
