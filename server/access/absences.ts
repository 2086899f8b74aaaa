import { and, eq, gte, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../db/db';
import { prepared } from '../db/prepared';
import { absences, users } from '../db/schema';
import type { User } from '../db/schema';

const absent = alias(users, 'absent');

const emailsStoodInFor = prepared('emails_stood_in_for', (db) =>
  db
    .select({ email: absent.email })
    .from(absences)
    .innerJoin(absent, eq(absent.uid, absences.userUid))
    .where(
      and(
        eq(absences.standInUid, sql.placeholder('uid')),
        lte(absences.startsOn, sql.placeholder('today')),
        gte(absences.endsOn, sql.placeholder('today')),
      ),
    ),
);

/** The executive with the desks of absent colleagues; an absence ends by itself after its last day. */
export async function withStoodInFor(db: Db, executive: User, today: string): Promise<User> {
  const rows = await emailsStoodInFor(db, { uid: executive.uid, today });
  return rows.length === 0 ? executive : { ...executive, standsInFor: rows.map(({ email }) => email) };
}
