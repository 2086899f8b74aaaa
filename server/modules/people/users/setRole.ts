import { ROLES, type RoleName } from '../../../../contract/roles';
import type { Db } from '../../../db/db';
import { recordAudit } from '../../platform/audit/recordAudit';
import { findUserByEmail, updateUser } from '../account/repository';

interface Wish {
  readonly email: string;
  readonly role: RoleName;
  readonly has: boolean;
}

export async function setRole(db: Db, { email, role, has }: Wish, at: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (!user || user.closedAt) return false;
    const column = ROLES[role].flag;
    await updateUser(tx, user.uid, { [column]: has });
    await recordAudit(tx, {
      actorUid: null,
      action: 'user.role',
      subject: `user:${user.uid}`,
      before: { [column]: user[column] },
      after: { [column]: has },
      at,
    });
    return true;
  });
}
