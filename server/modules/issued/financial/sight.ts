import { sql } from 'drizzle-orm';
import { customerSight, ofOthers } from '../../../access/sight';
import type { Sight } from '../../../access/sight';
import type { Db } from '../../../db/db';
import { policies } from '../../../db/schema';

/** Whose billets a user sees, in a form that the indexes of a payer's billets serve. */
export interface BilletSight {
  /** Tax ids of the clients that the user is nominated to. */
  readonly clients: readonly string[];
  /** Policies that the user asked for, for none of these clients. */
  readonly policies: readonly string[];
}

/** What a user sees as a customer of policies: what is listed here opens, and the other way round. */
export async function billetSight(db: Db, uid: string): Promise<BilletSight> {
  return billetsOfSight(db, await customerSight(db, uid));
}

/** The same for who has asked already what the user sees as a customer. */
export async function billetsOfSight(db: Db, sight: Sight): Promise<BilletSight> {
  const { rows } = await db.execute<{ id: string }>(
    ofOthers(sight, policies, (whose) => sql`select ${policies.id} from ${policies} where ${whose}`),
  );
  return { clients: sight.clients, policies: rows.map(({ id }) => id) };
}
