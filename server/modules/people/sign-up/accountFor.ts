import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/db';
import type { Deps } from '../../../deps';
import { EmailTakenError } from '../../../infra/identity/IdentityAdmin';
import { findUser, findUserByEmail } from '../account/repository';

interface NewAccount {
  email: string;
  name: string;
  password?: string | undefined;
}

export interface Account {
  uid: string;
  isAdopted: boolean;
}

/**
 * An account for an e-mail; null when one of our users has it. An account without a user (we were killed between the
 * two, or somebody went to the provider directly) is taken as it is: whose it is the e-mail has to prove. Under the
 * lock of the e-mail, so that nobody takes what another call has just made.
 */
export async function accountFor(
  { db, identity }: Pick<Deps, 'db' | 'identity'>,
  account: NewAccount,
): Promise<Account | null> {
  await lockEmail(db, account.email);
  if (await findUserByEmail(db, account.email)) return null;
  const uid = await createUnlessTaken(identity, account);
  if (uid !== null) return { uid, isAdopted: false };
  const taken = await identity.find(account.email);
  if (taken === null) return null;
  const owner = await findUser(db, taken);
  if (!owner) return { uid: taken, isAdopted: true };
  if (!owner.closedAt) return null;
  // Its owner has closed the account here; we were killed before it was removed there.
  await identity.remove(taken);
  return { uid: await identity.create(account), isAdopted: false };
}

/** Until the caller's transaction ends, over all processes. */
async function lockEmail(db: Db, email: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`);
}

async function createUnlessTaken(identity: Deps['identity'], account: NewAccount): Promise<string | null> {
  try {
    return await identity.create(account);
  } catch (error) {
    if (error instanceof EmailTakenError) return null;
    throw error;
  }
}

/** Nobody gets in with an account that a stranger may have made, until a new password was set by the e-mail's link. */
export const UNPROVEN = new Date('9999-12-31T00:00:00Z');
