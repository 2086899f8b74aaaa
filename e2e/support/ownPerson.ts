import { DEMONSTRATION_PASSWORD } from '../../server/infra/identity/demonstrationAccounts';
import type { DemonstrationName, OwnName } from './Desk';
import { asOwner } from './identity';
import type { Product } from './Product';

/** Tables that say something of a person, and the column that says of whom. */
const TABLES = [
  ['users', 'uid'],
  ['user_clients', 'user_uid'],
  ['terms_acceptances', 'user_uid'],
  ['portal_updates_seen', 'user_uid'],
] as const;

/**
 * A person of the journey's own, for what would be in the way of others: changed data, a closed account, a new
 * password. Stands as `like` does, with an e-mail and a name of its own.
 */
export async function ownPerson(
  product: Product,
  account: OwnName,
  { like, name }: { like: DemonstrationName; name: string },
): Promise<{ uid: string; email: string }> {
  const [uid, email] = [`uid-${account}`, `${account}@lastro.test`];
  const own = JSON.stringify({ uid, user_uid: uid, email, name });
  for (const [table, column] of TABLES) {
    const copy = `SELECT (jsonb_populate_record(t, $1::jsonb)).* FROM ${table} t WHERE ${column} = $2`;
    await product.query(`INSERT INTO ${table} ${copy}`, [own, `demo-${like}`]);
  }
  const password = DEMONSTRATION_PASSWORD;
  await asOwner(product.baseURL, 'accounts', { localId: uid, email, password, displayName: name });
  return { uid, email };
}
