import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { people } from '../../db/schema';

/** An insured person as one user entered it. */
export type Person = typeof people.$inferSelect;

export async function findPerson(db: Db, ownerUid: string, document: string): Promise<Person | undefined> {
  const [person] = await db
    .select()
    .from(people)
    .where(and(eq(people.ownerUid, ownerUid), eq(people.document, document)));
  return person;
}

/** Stores the person, or changes what `person` names and leaves the rest as it was. */
export async function upsertPerson(db: Db, person: typeof people.$inferInsert): Promise<void> {
  const set = { ...person, updatedAt: new Date() };
  await db
    .insert(people)
    .values(person)
    .onConflictDoUpdate({ target: [people.ownerUid, people.document], set });
}
