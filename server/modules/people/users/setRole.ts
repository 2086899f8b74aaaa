import type { Db } from '../../../db/db';
import { recordAudit } from '../../platform/audit/recordAudit';
import { findUserByEmail, updateUser } from '../account/repository';

/** What somebody of the brokerage may do; who has none of them is a customer. */
export const ROLES = ['executive', 'analyst', 'publisher'] as const;
export type Role = (typeof ROLES)[number];

const columns = { executive: 'isExecutive', analyst: 'isAnalyst', publisher: 'isPublisher' } as const;

interface Wish {
  readonly email: string;
  readonly role: Role;
  readonly has: boolean;
}

/** Gives a role or takes it away, as the operator says; resolves to whether there is such an account. */
export async function setRole(db: Db, { email, role, has }: Wish, at: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (!user || user.closedAt) return false;
    const column = columns[role];
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
