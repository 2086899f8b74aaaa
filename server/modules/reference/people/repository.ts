import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/db';
import { ownedBy } from '../../../access/ownedBy';
import { people } from '../../../db/schema';
import type { Owner } from '../../../access/Caller';

export type Person = typeof people.$inferSelect;

type NewPerson = typeof people.$inferInsert & Pick<Person, 'updatedAt'>;

export async function findPerson(db: Db, owner: Owner, document: string): Promise<Person | undefined> {
  const [person] = await db
    .select()
    .from(people)
    .where(and(ownedBy(people, owner), eq(people.document, document)));
  return person;
}

/** Changes only the fields of `person` that are given. */
export async function upsertPerson(db: Db, person: NewPerson): Promise<void> {
  await db
    .insert(people)
    .values(person)
    .onConflictDoUpdate({ target: [people.ownerUid, people.linkId, people.document], set: person });
}

export async function deletePeopleOf(db: Db, ownerUid: string): Promise<void> {
  await db.delete(people).where(eq(people.ownerUid, ownerUid));
}
