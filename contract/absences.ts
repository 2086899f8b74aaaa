import { Type } from 'typebox';
import type { Static } from 'typebox';
import { closed, query } from './schema';
import { day, uuid } from './texts';

const account = Type.String({ minLength: 1, maxLength: 128 });

/** Body of POST /desk/absences: who is away, the first and the last day, and who stands in. */
export const absenceBody = closed({ person: account, startsOn: day, endsOn: day, standIn: account });
export type AbsenceBody = Static<typeof absenceBody>;

export const absenceQuery = query({ id: uuid });

const person = closed({ Account: Type.String(), Name: Type.String() });
export type DeskPerson = Static<typeof person>;

const absence = closed({
  Id: uuid,
  Person: closed({ Name: Type.String(), IsMe: Type.Boolean() }),
  StandIn: closed({ Name: Type.String(), IsMe: Type.Boolean() }),
  StartsOn: day,
  EndsOn: day,
  IsNow: Type.Boolean(),
  MayRemove: Type.Boolean(),
});
export type Absence = Static<typeof absence>;

export const absences = closed({
  Today: day,
  Items: Type.Array(absence),
  /** Whose absence the executive may enter: their own first, then their reports'. */
  Team: Type.Array(person),
  StandIns: Type.Array(person),
});
export type Absences = Static<typeof absences>;

export const away = closed({ Until: day, StandIn: Type.String() });
export type Away = Static<typeof away>;
