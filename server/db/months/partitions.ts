import type { ClientBase } from 'pg';
import type { MonthlyTable } from './monthlyTables';

export interface Partition {
  readonly name: string;
  readonly isDefault: boolean;
  readonly from: number;
  readonly to: number;
}

/** What a partition ends before, as a condition of a query; null for the one of all other times. */
export const END = `substring(pg_get_expr(relpartbound, oid) from 'TO \\(''(.+)''\\)')::timestamptz`;
const START = `substring(pg_get_expr(relpartbound, oid) from 'FROM \\(''([^'']+)''\\)')::timestamptz`;

export async function partitionsOf(
  client: ClientBase,
  { name }: Pick<MonthlyTable, 'name'>,
): Promise<Partition[]> {
  const { rows } = await client.query<{ name: string; from: Date | null; to: Date | null }>(
    `select relname as name, ${START} as "from", ${END} as "to"
     from pg_inherits join pg_class on oid = inhrelid where inhparent = $1::regclass`,
    [name],
  );
  return rows.map((row) => ({
    name: row.name,
    isDefault: row.to === null,
    from: row.from?.getTime() ?? -Infinity,
    to: row.to?.getTime() ?? Infinity,
  }));
}
