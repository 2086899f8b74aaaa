import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/db';
import { ownedBy } from '../../../access/ownedBy';
import { people } from '../../../db/schema';
import type { Owner } from '../../../access/Caller';

/** An insured person as one user entered it. */
export type Person = typeof people.$inferSelect;

export async function findPerson(db: Db, owner: Owner, document: string): Promise<Person | undefined> {
  const [person] = await db
    .select()
    .from(people)
    .where(and(ownedBy(people, owner), eq(people.document, document)));
  return person;
}

/** Stores the person, or changes what `person` names and leaves the rest as it was. */
export async function upsertPerson(db: Db, person: typeof people.$inferInsert): Promise<void> {
  const set = { ...person, updatedAt: new Date() };
  await db
    .insert(people)
    .values(person)
    .onConflictDoUpdate({ target: [people.ownerUid, people.linkId, people.document], set });
}

/** Deletes all insured people that a user entered whose account is closed. */
export async function deletePeopleOf(db: Db, ownerUid: string): Promise<void> {
  await db.delete(people).where(eq(people.ownerUid, ownerUid));
}
