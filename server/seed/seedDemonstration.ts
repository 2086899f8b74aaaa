import { eq } from 'drizzle-orm';
import { readBrand } from '../brand';
import type { Db } from '../db/db';
import {
  clients,
  contacts,
  people,
  portalUpdatesSeen,
  seeds,
  termsAcceptances,
  userClients,
  users,
} from '../db/schema';
import { OperatorError } from '../infra/OperatorError';
import { termsOf } from '../modules/people/terms/terms';
import { currentUpdates } from '../modules/platform/portal-updates/answers';
import {
  demonstrationAcceptances,
  demonstrationClients,
  demonstrationContacts,
  demonstrationNominations,
  demonstrationPeople,
  demonstrationUsers,
} from './demonstrationData';

const SEED = 'demonstration';

/**
 * Fills a database with the demonstration's people and clients, once: the mark is written in the same
 * transaction, so a second or a simultaneous start changes nothing. Resolves to whether it did the work.
 */
export async function seedDemonstration(db: Db, brand = readBrand({})): Promise<boolean> {
  return db.transaction(async (tx) => {
    const marked = await tx.insert(seeds).values({ name: SEED }).onConflictDoNothing().returning();
    if (marked.length === 0) return false;
    await tx.insert(users).values(demonstrationUsers);
    await tx.insert(termsAcceptances).values(demonstrationAcceptances(termsOf(brand)));
    await tx.insert(portalUpdatesSeen).values(demonstrationUsers.map(({ uid }) => seenNow(uid)));
    await tx.insert(contacts).values(demonstrationContacts);
    await tx.insert(clients).values(demonstrationClients);
    await tx.insert(userClients).values(demonstrationNominations);
    await tx.insert(people).values(demonstrationPeople);
    return true;
  });
}

/** Throws OperatorError for a database that holds the demonstration's people, whose password everybody knows. */
export async function refuseDemonstration(db: Db): Promise<void> {
  const [seeded] = await db.select().from(seeds).where(eq(seeds.name, SEED));
  if (!seeded) return;
  throw new OperatorError(
    'The database holds the demonstration accounts: a real Firebase project needs a database of its own in DATABASE_URL.',
  );
}

const seenNow = (userUid: string) => ({ userUid, version: currentUpdates.version, seenAt: new Date() });
