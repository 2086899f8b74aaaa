import { customerSight, othersOf } from '../../../access/sight';
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
  const sight = await customerSight(db, uid);
  const others = await db.select({ id: policies.id }).from(policies).where(othersOf(sight, policies));
  return { clients: sight.clients, policies: others.map(({ id }) => id) };
}
