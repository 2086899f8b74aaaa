import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/db';
import { users } from '../../../db/schema';
import type { RegistrationBody } from './contract';

export async function denyUpdate(db: Db, uid: string, at: Date): Promise<void> {
  await db.update(users).set({ updateDeniedAt: at }).where(eq(users.uid, uid));
}

/** Stores confirmed data; what was denied before counts no longer. */
export async function storeRegistration(db: Db, uid: string, data: RegistrationBody, at: Date) {
  const { address, ...person } = data;
  const confirmed = { dataUpdatedAt: at, updatedAt: at, updateDeniedAt: null };
  await db
    .update(users)
    .set({ ...person, ...address, ...confirmed })
    .where(eq(users.uid, uid));
}
