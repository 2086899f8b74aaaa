import { sql } from 'drizzle-orm';
import type { AnyColumn, SQL } from 'drizzle-orm';
import { ofKeys, ofOthers, texts, uuids } from '../../../access/sight';
import type { Sight } from '../../../access/sight';
import type { Db } from '../../../db/db';
import { policies } from '../../../db/schema';

export async function insurersSeen(db: Db, sight: Sight): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select name from (
      ${namesOf(texts(sight.clients), policies.clientDocument)} union
      ${namesOf(uuids(sight.desks), policies.deskId)} union
      ${ofOthers(sight, policies, (whose) => sql`select ${policies.insurerName} from ${policies} where ${whose}`)}
    ) named order by search_text(name)`);
  return rows.map(({ name }) => name);
}

/** Steps through an index from name to name (a loose index scan), so the cost does not grow with the policies. */
function namesOf(keys: SQL, column: AnyColumn): SQL {
  const next = (above: SQL) =>
    sql`select min(theirs.name) as name from (${ofKeys(
      keys,
      (key) => sql`select ${policies.insurerName} as name from ${policies}
      where ${column} = ${key} ${above} order by ${policies.insurerName} limit 1`,
    )}) theirs`;
  return sql`(with recursive step(name) as (
    ${next(sql``)} union all
    select (${next(sql`and ${policies.insurerName} > step.name`)}) from step where step.name is not null
  ) select name from step where name is not null)`;
}
