import { sql } from 'drizzle-orm';
import type { AnyColumn, SQL } from 'drizzle-orm';
import { ofKeys, ofOthers, texts, uuids } from '../../../access/sight';
import type { Sight } from '../../../access/sight';
import type { Db } from '../../../db/db';
import { policies } from '../../../db/schema';

/** The insurers of the policies that somebody sees, by name. */
export async function insurersSeen(db: Db, sight: Sight): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select name from (
      ${namesOf(texts(sight.clients), policies.clientDocument)} union
      ${namesOf(uuids(sight.desks), policies.deskId)} union
      ${ofOthers(sight, policies, (whose) => sql`select ${policies.insurerName} from ${policies} where ${whose}`)}
    ) named order by search_text(name)`);
  return rows.map(({ name }) => name);
}

/** Steps through an index from one name to the next: a few looks for each key, however many policies it has. */
function namesOf(keys: SQL, column: AnyColumn): SQL {
  return ofKeys(keys, (key) => {
    const next = (above: SQL) => sql`(select ${policies.insurerName} as name from ${policies}
      where ${column} = ${key} ${above} order by ${policies.insurerName} limit 1)`;
    return sql`with recursive step(name) as (
      ${next(sql``)} union all
      select ${next(sql`and ${policies.insurerName} > step.name`)} from step where step.name is not null
    ) select step.name from step where step.name is not null`;
  });
}
