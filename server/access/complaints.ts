import { eq } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '../db/db';
import { complaints } from '../db/schema';
import type { User } from '../db/schema';
import { answersTo } from './portfolio';

export function complaintsOf(uid: string): SQL {
  return eq(complaints.ownerUid, uid);
}

/** The complaints that an executive reads and answers: of the executive's customers, and of users without one. */
export function complaintsInSight(db: Db, executive: User): SQL | undefined {
  return answersTo(db, executive, complaints.ownerUid);
}
