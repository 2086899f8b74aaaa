import { eq } from 'drizzle-orm';
import type { Absence, AbsenceBody, Absences, DeskPerson } from '../../../../contract/absences';
import { dateText } from '../../../../engine/values';
import type { Db } from '../../../db/db';
import { absences, users } from '../../../db/schema';
import type { User } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { refuse } from '../../../http/refuse';
import { notify } from '../../notifications/notify';
import { recordAudit } from '../../platform/audit/recordAudit';
import { refuseDesk } from '../problems';
import { absencesWithin, listAbsences, listExecutives, listReports, lockPeople } from './repository';
import type { NamedAbsence } from './repository';

type AbsenceDeps = Pick<Deps, 'clock'>;
type AbsenceRow = typeof absences.$inferSelect;

export async function peopleFor(
  db: Db,
  { clock }: AbsenceDeps,
  { uid, name, email }: User,
): Promise<Pick<Absences, 'Team' | 'StandIns'>> {
  const [reports, StandIns] = await Promise.all([
    listReports(db, { email }),
    listExecutives(db, clock.now()),
  ]);
  const others = reports.filter(({ Account }) => Account !== uid);
  return { Team: [{ Account: uid, Name: name }, ...others], StandIns };
}

export async function absencesFor(db: Db, deps: AbsenceDeps, executive: User): Promise<Absences> {
  const today = deps.clock.today();
  const [people, rows] = await Promise.all([peopleFor(db, deps, executive), listAbsences(db, today)]);
  return {
    Today: today,
    ...people,
    Items: rows.map((row) => absenceAnswer(row, executive, people.Team, today)),
  };
}

function absenceAnswer(
  { absence: { id, userUid, standInUid, startsOn, endsOn }, name, standInName }: NamedAbsence,
  { uid }: User,
  team: readonly DeskPerson[],
  today: string,
): Absence {
  return {
    Id: id,
    Person: { Name: name, IsMe: userUid === uid },
    StandIn: { Name: standInName, IsMe: standInUid === uid },
    StartsOn: startsOn,
    EndsOn: endsOn,
    IsNow: startsOn <= today,
    MayRemove: team.some(({ Account }) => Account === userUid),
  };
}

/**
 * Says that somebody is away, and tells who stands in. In a transaction of the caller's, whose form has looked at the days
 * and the people. Throws INVALID_REQUEST where one of both is away, or needed, on one of the days.
 */
export async function addAbsence(
  db: Db,
  { clock }: AbsenceDeps,
  executive: User,
  { person, standIn, startsOn, endsOn }: AbsenceBody,
): Promise<void> {
  await lockPeople(db, [person, standIn]);
  demandFree(await absencesWithin(db, [person, standIn], { startsOn, endsOn }), person, standIn);
  const at = clock.now();
  const row = { userUid: person, standInUid: standIn, startsOn, endsOn, createdAt: at };
  const [made] = await db.insert(absences).values(row).returning({ id: absences.id });
  const { id } = made!;
  await recordAudit(db, {
    ...{ actorUid: executive.uid, action: 'absence.add', subject: `absence:${id}`, at },
    before: null,
    after: { person, standIn, startsOn, endsOn },
  });
  await tellBoth(db, executive, row, periodText(row));
}

async function tellBoth(
  db: Db,
  { uid: by }: User,
  { userUid, standInUid }: Pick<AbsenceRow, 'userUid' | 'standInUid'>,
  words: string,
): Promise<void> {
  const [person] = await db.select({ name: users.name }).from(users).where(eq(users.uid, userUid));
  const told = [userUid, standInUid].filter((uid) => uid !== by);
  const data = `${person!.name} · ${words}`;
  await notify(db, told, { notificationType: 'StandingIn', data }, { again: true });
}

function demandFree(others: readonly NamedAbsence[], person: string, standIn: string): void {
  for (const { absence, name, standInName } of others) {
    const period = periodText(absence);
    if (absence.userUid === person)
      throw refused('startsOn', `Já há uma ausência de ${name} ${period}. Exclua-a ou escolha outros dias.`);
    if (absence.userUid === standIn)
      throw refused('standIn', `${name} também está ausente ${period}. Escolha outra pessoa ou outros dias.`);
    if (absence.standInUid === person)
      throw refused(
        'startsOn',
        `${standInName} substitui ${name} ${period}. Escolha outros dias, ou troque antes quem substitui ${name}.`,
      );
  }
}

const refused = (path: keyof AbsenceBody, message: string) =>
  refuse('INVALID_REQUEST', [{ path, code: 'absence', message }]);

const periodText = ({ startsOn, endsOn }: { startsOn: string; endsOn: string }) =>
  startsOn === endsOn ? `em ${dateText(startsOn)}` : `de ${dateText(startsOn)} a ${dateText(endsOn)}`;

/**
 * Deletes an absence at once: the desk is again that of the person alone, and the stand-in is told. Throws
 * NOT_FOUND, ABSENCE_GONE.
 */
export async function removeAbsence(db: Db, deps: AbsenceDeps, executive: User, id: string): Promise<void> {
  const [row] = await db.select().from(absences).where(eq(absences.id, id)).for('update');
  if (!row) throw refuseDesk('ABSENCE_GONE');
  const { Team } = await peopleFor(db, deps, executive);
  if (!Team.some(({ Account }) => Account === row.userUid)) throw refuse('NOT_FOUND');
  await db.delete(absences).where(eq(absences.id, id));
  const { userUid: person, standInUid: standIn, startsOn, endsOn } = row;
  await recordAudit(db, {
    ...{ actorUid: executive.uid, action: 'absence.remove', subject: `absence:${id}` },
    before: { person, standIn, startsOn, endsOn },
    after: null,
    at: deps.clock.now(),
  });
  if (endsOn >= deps.clock.today())
    await tellBoth(db, executive, row, `${periodText(row)}: ausência excluída`);
}
