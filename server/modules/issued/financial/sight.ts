import { sql } from 'drizzle-orm';
import { customerSight, ofOthers } from '../../../access/sight';
import type { Sight } from '../../../access/sight';
import type { Db } from '../../../db/db';
import { policies } from '../../../db/schema';

export interface BilletSight {
  readonly clients: readonly string[];
  readonly policies: readonly string[];
}

export async function billetSight(db: Db, uid: string): Promise<BilletSight> {
  return billetsOfSight(db, await customerSight(db, uid));
}

export async function billetsOfSight(db: Db, sight: Sight): Promise<BilletSight> {
  const { rows } = await db.execute<{ id: string }>(
    ofOthers(sight, policies, (whose) => sql`select ${policies.id} from ${policies} where ${whose}`),
  );
  return { clients: sight.clients, policies: rows.map(({ id }) => id) };
}
