import { Type } from 'typebox';
import type { Static } from 'typebox';
import { closed, query } from './schema';
import { day, uuid } from './texts';

const account = Type.String({ minLength: 1, maxLength: 128 });

/** Body of POST /desk/absences: who is away, the first and the last day, and who stands in. */
export const absenceBody = closed({ person: account, startsOn: day, endsOn: day, standIn: account });
export type AbsenceBody = Static<typeof absenceBody>;

/** Query of DELETE /desk/absence. */
export const absenceQuery = query({ id: uuid });

/** Somebody at the desk, as the form chooses them. */
const person = closed({ Account: Type.String(), Name: Type.String() });
export type DeskPerson = Static<typeof person>;

export const absence = closed({
  Id: uuid,
  Person: closed({ Name: Type.String(), IsMe: Type.Boolean() }),
  StandIn: closed({ Name: Type.String(), IsMe: Type.Boolean() }),
  StartsOn: day,
  EndsOn: day,
  IsNow: Type.Boolean(),
  /** Whether who asks may take it back. */
  MayRemove: Type.Boolean(),
});
export type Absence = Static<typeof absence>;

/** Answer of GET /desk/absences: those of the whole desk that are not over, the first to begin first. */
export const absences = closed({
  Today: day,
  Items: Type.Array(absence),
  /** Whose absence the executive may say: their own first, then of those who report to them. */
  Team: Type.Array(person),
  /** Who may stand in. */
  StandIns: Type.Array(person),
});
export type Absences = Static<typeof absences>;

/** That somebody is away today: until when, and who stands in. */
export const away = closed({ Until: day, StandIn: Type.String() });
export type Away = Static<typeof away>;
