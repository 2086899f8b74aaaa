import { and, asc, eq, exists, inArray, isNull, ne, not, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/db';
import { userClients, users } from '../../../db/schema';
import type { User } from '../../../db/schema';
import { isServedBy } from '../../../access/portfolio';
import type { UserState } from '../../../../contract/nomination';
import { isIdle } from './idle';

const MOST = 200;

/** Customers in that state for that executive: of nobody yet, or of a client that the executive looks after. */
function inState(db: Db, executive: User, state: UserState): SQL | undefined {
  const nominations = db
    .select({ one: sql`1` })
    .from(userClients)
    .where(
      and(
        eq(userClients.userUid, users.uid),
        state === 'pending' ? undefined : isServedBy(db, executive, userClients.clientDocument),
      ),
    );
  const has = exists(nominations);
  const isOfBrokerage = or(users.isExecutive, users.isAnalyst, users.isPublisher)!;
  const isCustomer = and(not(isOfBrokerage), isNull(users.closedAt));
  return and(isCustomer, state === 'pending' ? not(has) : has);
}

export async function listUsers(
  db: Db,
  executive: User,
  { state, today }: { state: UserState; today: string },
): Promise<User[]> {
  const mayEnter = isNull(users.accessEndsAt);
  return db
    .select()
    .from(users)
    .where(and(inState(db, executive, state), state === 'idle' ? and(mayEnter, isIdle(today)) : undefined))
    .orderBy(asc(users.name), asc(users.uid))
    .limit(MOST);
}

/** The user if it is in the executive's sight, in either state, locked until the caller's transaction ends. */
export async function lockUser(db: Db, executive: User, uid: string): Promise<User | undefined> {
  const find = (state: UserState) =>
    db
      .select()
      .from(users)
      .where(and(eq(users.uid, uid), inState(db, executive, state)))
      .for('update');
  const [found] = [...(await find('pending')), ...(await find('nominated'))];
  return found;
}

/** Which of these users have a CPF that stands in another account too. */
export async function listSharedCpfs(db: Db, uids: readonly string[]): Promise<Set<string>> {
  if (uids.length === 0) return new Set();
  const others = alias(users, 'others');
  const rows = await db
    .selectDistinct({ uid: users.uid })
    .from(users)
    .innerJoin(others, and(eq(others.cpfCnpj, users.cpfCnpj), ne(others.uid, users.uid)))
    .where(inArray(users.uid, [...uids]));
  return new Set(rows.map(({ uid }) => uid));
}
