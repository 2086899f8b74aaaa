import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { policies } from '../../../db/schema';
import type { Period } from '../../../http/period';

/** Civil days in São Paulo time (decision 20). */
export function issuedIn({ from, to }: Period): SQL {
  return sql`${policies.issuedAt} >= ${midnight(from, 0)} and ${policies.issuedAt} < ${midnight(to, 1)}`;
}

function midnight(date: string, days: number): SQL {
  return sql`((${date}::date + ${days}::int)::timestamp at time zone 'America/Sao_Paulo')`;
}
