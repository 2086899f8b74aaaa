import { and, asc, desc, eq, exists, inArray, isNull, ne, not, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/db';
import { holdsWords } from '../../../db/lists/holdsWords';
import type { Word } from '../../../db/lists/words';
import { clients, userClients, users } from '../../../db/schema';
import type { User } from '../../../db/schema';
import { isServedBy } from '../../../access/portfolio';
import { forRoles } from '../../../../contract/roles';
import type { UserSort, UserState } from '../../../../contract/nomination';
import { isIdle } from './idle';

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
  const isOfBrokerage = or(...Object.values(forRoles((flag) => users[flag])))!;
  const isCustomer = and(not(isOfBrokerage), isNull(users.closedAt));
  return and(isCustomer, state === 'pending' ? not(has) : has);
}

interface UserFilter {
  readonly words: readonly Word[];
  readonly today: string;
}

interface UserPart {
  readonly sort: UserSort;
  readonly descending: boolean;
  readonly limit: number;
  readonly offset: number;
}

const sortedBy: Readonly<Record<UserSort, SQL>> = {
  name: sql`search_text(${users.name})`,
  created: sql`${users.createdAt}`,
  // Who never came stands before who came long ago.
  seen: sql`coalesce(${users.lastLoginAt}, '-infinity')`,
};

export async function listUsers(
  db: Db,
  executive: User,
  state: UserState,
  filter: UserFilter,
  { sort, descending, limit, offset }: UserPart,
): Promise<User[]> {
  return db
    .select()
    .from(users)
    .where(isMeant(db, executive, state, filter))
    .orderBy((descending ? desc : asc)(sortedBy[sort]), asc(users.uid))
    .limit(limit)
    .offset(offset);
}

export async function countUsers(
  db: Db,
  executive: User,
  filter: UserFilter,
): Promise<Record<UserState, number>> {
  const many = (state: UserState) => db.$count(users, isMeant(db, executive, state, filter));
  return { pending: await many('pending'), nominated: await many('nominated'), idle: await many('idle') };
}

function isMeant(db: Db, executive: User, state: UserState, { words, today }: UserFilter): SQL | undefined {
  const mayEnter = isNull(users.accessEndsAt);
  return and(
    inState(db, executive, state),
    state === 'idle' ? and(mayEnter, isIdle(today)) : undefined,
    ...words.map((word) => or(holdsWords(ownText, [word]), isOfClient(db, executive, word))),
  );
}

const ownText = sql`search_text(concat_ws(' ', ${users.name}, ${users.email}, ${users.cpfCnpj}, ${users.companyName}, ${users.companyDocument}))`;

/** Whether one of the person's clients is called so; of clients of others an executive learns nothing. */
function isOfClient(db: Db, executive: User, word: Word): SQL {
  const text = sql`search_text(${clients.name} || ' ' || ${clients.document})`;
  const found = db
    .select({ one: sql`1` })
    .from(userClients)
    .innerJoin(clients, eq(clients.document, userClients.clientDocument))
    .where(
      and(
        eq(userClients.userUid, users.uid),
        isServedBy(db, executive, userClients.clientDocument),
        holdsWords(text, [word]),
      ),
    );
  return exists(found);
}

/** Locks the user until the transaction ends, if the executive may see them, in either state. */
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
