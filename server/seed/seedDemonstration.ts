import type { Db } from '../db/db';
import { clients, contacts, people, seeds, userClients, users } from '../db/schema';
import {
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
export async function seedDemonstration(db: Db): Promise<boolean> {
  return db.transaction(async (tx) => {
    const marked = await tx.insert(seeds).values({ name: SEED }).onConflictDoNothing().returning();
    if (marked.length === 0) return false;
    await tx.insert(users).values(demonstrationUsers);
    await tx.insert(contacts).values(demonstrationContacts);
    await tx.insert(clients).values(demonstrationClients);
    await tx.insert(userClients).values(demonstrationNominations);
    await tx.insert(people).values(demonstrationPeople);
    return true;
  });
}
