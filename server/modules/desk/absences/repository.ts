import { and, asc, eq, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Away, DeskPerson } from '../../../../contract/absences';
import type { Db } from '../../../db/db';
import { prepared } from '../../../db/prepared';
import { absences, contacts, users } from '../../../db/schema';
import type { User } from '../../../db/schema';

const MOST = 200;

const persons = alias(users, 'persons');
const standIns = alias(users, 'stand_ins');

function selectNamed(db: Db) {
  return db
    .select({ absence: absences, name: persons.name, standInName: standIns.name })
    .from(absences)
    .innerJoin(persons, eq(persons.uid, absences.userUid))
    .innerJoin(standIns, eq(standIns.uid, absences.standInUid))
    .$dynamic();
}
export type NamedAbsence = Awaited<ReturnType<typeof selectNamed>>[number];

export function listAbsences(db: Db, today: string): Promise<NamedAbsence[]> {
  return selectNamed(db)
    .where(gte(absences.endsOn, today))
    .orderBy(asc(absences.startsOn), asc(persons.name), asc(absences.id))
    .limit(MOST);
}

const within = prepared('absences_within', (db) => {
  const uids = sql`any(${sql.placeholder('uids')}::text[])`;
  const theirs = sql`(${absences.userUid} = ${uids} or ${absences.standInUid} = ${uids})`;
  const spans = and(
    lte(absences.startsOn, sql.placeholder('endsOn')),
    gte(absences.endsOn, sql.placeholder('startsOn')),
  );
  return selectNamed(db).where(and(theirs, spans)).orderBy(asc(absences.startsOn));
});

export const absencesWithin = (
  db: Db,
  uids: readonly string[],
  { startsOn, endsOn }: { startsOn: string; endsOn: string },
): Promise<NamedAbsence[]> => within(db, { uids: [...uids], startsOn, endsOn });

export function listExecutives(db: Db, now: Date): Promise<DeskPerson[]> {
  const comesIn = or(
    isNull(users.accessEndsAt),
    sql`${users.accessEndsAt} > ${now.toISOString()}::timestamptz`,
  );
  return db
    .select({ Account: users.uid, Name: users.name })
    .from(users)
    .where(and(users.isExecutive, isNull(users.closedAt), comesIn))
    .orderBy(asc(users.name), asc(users.uid))
    .limit(MOST);
}

export function listReports(db: Db, { email }: Pick<User, 'email'>): Promise<DeskPerson[]> {
  const superiors = alias(contacts, 'superiors');
  return db
    .selectDistinct({ Account: users.uid, Name: users.name })
    .from(users)
    .innerJoin(contacts, eq(sql`lower(${contacts.email})`, users.email))
    .innerJoin(superiors, eq(superiors.id, contacts.reportsTo))
    .where(and(users.isExecutive, isNull(users.closedAt), eq(sql`lower(${superiors.email})`, email)))
    .orderBy(asc(users.name))
    .limit(MOST);
}

/** Of two absences entered at once the later waits here, and then finds the first one's row. */
export async function lockPeople(db: Db, uids: readonly string[]): Promise<void> {
  const those = inArray(users.uid, [...uids]);
  await db.select({ uid: users.uid }).from(users).where(those).orderBy(asc(users.uid)).for('update');
}

export async function awayOf(
  db: Db,
  uids: readonly (string | null)[],
  today: string,
): Promise<ReadonlyMap<string, Away>> {
  const known = [...new Set(uids.filter((uid) => uid !== null))];
  if (known.length === 0) return new Map();
  const isOn = and(lte(absences.startsOn, today), gte(absences.endsOn, today));
  const rows = await selectNamed(db).where(and(inArray(absences.userUid, known), isOn));
  return new Map(
    rows.map(({ absence, standInName }) => [
      absence.userUid,
      { Until: absence.endsOn, StandIn: standInName },
    ]),
  );
}
