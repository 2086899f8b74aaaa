import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/db';
import { ownedBy } from '../../../db/ownedBy';
import { people } from '../../../db/schema';
import type { Owner } from '../../../http/Caller';

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
