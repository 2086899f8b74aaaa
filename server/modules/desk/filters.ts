import { and, asc, eq, sql } from 'drizzle-orm';
import type { DeskFilter, DeskFilterBody, DeskFilterChange } from '../../../contract/deskFilters';
import type { Db } from '../../db/db';
import { deskFilters } from '../../db/schema';
import type { User } from '../../db/schema';
import type { Deps } from '../../deps';
import { refuseDesk } from './problems';

const MOST = 20;

const columns = { Id: deskFilters.id, Name: deskFilters.name, Address: deskFilters.address };

export async function filtersOf(db: Db, { uid }: User): Promise<DeskFilter[]> {
  return db
    .select(columns)
    .from(deskFilters)
    .where(eq(deskFilters.userUid, uid))
    .orderBy(asc(sql`lower(${deskFilters.name})`));
}

/** Saves a filter under a name; one of that name is written over. Throws TOO_MANY_FILTERS. */
export async function saveFilter(
  db: Db,
  { clock }: Pick<Deps, 'clock'>,
  { uid: userUid }: User,
  body: DeskFilterBody,
): Promise<DeskFilter> {
  const [name, { address }] = [body.name.trim(), body];
  const sameName = and(
    eq(deskFilters.userUid, userUid),
    eq(sql`lower(${deskFilters.name})`, name.toLowerCase()),
  );
  const overwrite = () => db.update(deskFilters).set({ name, address }).where(sameName).returning(columns);
  const [changed] = await overwrite();
  if (changed) return changed;
  if ((await db.$count(deskFilters, eq(deskFilters.userUid, userUid))) >= MOST)
    throw refuseDesk('TOO_MANY_FILTERS');
  // Of two windows that save the same name at once, the later one wins.
  const [made] = await db
    .insert(deskFilters)
    .values({ userUid, name, address, createdAt: clock.now() })
    .onConflictDoNothing()
    .returning(columns);
  return made ?? (await overwrite())[0]!;
}

/** Names a filter anew. Throws FILTER_GONE, and FILTER_NAME_TAKEN where another one is called so. */
export async function renameFilter(
  db: Db,
  executive: User,
  { id, ...body }: DeskFilterChange,
): Promise<DeskFilter> {
  const name = body.name.trim();
  const own = await filtersOf(db, executive);
  if (!own.some(({ Id }) => Id === id)) throw refuseDesk('FILTER_GONE');
  const isTaken = own.some(({ Id, Name }) => Id !== id && Name.toLowerCase() === name.toLowerCase());
  if (isTaken) throw refuseDesk('FILTER_NAME_TAKEN');
  const [changed] = await db
    .update(deskFilters)
    .set({ name })
    .where(eq(deskFilters.id, id))
    .returning(columns);
  if (!changed) throw refuseDesk('FILTER_GONE');
  return changed;
}

export async function removeFilter(db: Db, { uid }: User, id: string): Promise<void> {
  const own = and(eq(deskFilters.id, id), eq(deskFilters.userUid, uid));
  const gone = await db.delete(deskFilters).where(own).returning({ id: deskFilters.id });
  if (gone.length === 0) throw refuseDesk('FILTER_GONE');
}
