import type { Db } from '../../../db/db';
import { announce } from '../../../hub/announce';
import type { IdentityAdmin } from '../../../infra/identity/IdentityAdmin';
import { findUserByEmail, updateUser } from '../account/repository';
import { machineTime } from '../auth/repository';
import { recordAudit } from '../../platform/audit/recordAudit';

interface Grounds {
  readonly db: Db;
  readonly identity: Pick<IdentityAdmin, 'forgetSecondFactor'>;
}

/** For who lost the device: the next sign-in asks for none, and adds one where staff need it. False = no such account. */
export async function resetSecondFactor(
  { db, identity }: Grounds,
  email: string,
  at: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (!user || user.closedAt) return false;
    // Whoever has the device may be signed in with it.
    await updateUser(tx, user.uid, { sessionsEndedAt: machineTime() });
    await announce(tx, { kind: 'ended', uid: user.uid });
    const facts = { action: 'user.second-factor-reset', subject: `user:${user.uid}` };
    await recordAudit(tx, { actorUid: null, ...facts, before: null, after: null, at });
    // Last, so that a provider which refuses leaves all as it was.
    await identity.forgetSecondFactor(user.uid);
    return true;
  });
}
