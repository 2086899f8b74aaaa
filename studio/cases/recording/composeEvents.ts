import type { Session, SessionEvent } from '../../../engine/index';
import { dataOf } from '../events';
import { openingOf, type Stage, type Surroundings } from '../run';
import type { CaseEvent, CasesFile } from '../types';
import { caseEventOf } from './caseEventOf';
import { fromGiven } from './fromGiven';
import { replay, withoutDetours } from './replay';
import { unlike } from './unlike';

/** What was done in a wizard, from its opening on. */
export interface Recording {
  /** What it began with: the events of a golden case, and the file whose names they use. */
  readonly begun?: { readonly events: readonly CaseEvent[]; readonly file: CasesFile };
  readonly events: readonly SessionEvent[];
}

/** A recording as events of a case. */
export interface ComposedEvents {
  /** As it was done, in its order. */
  readonly told: readonly CaseEvent[];
  /** With what was filled before the last step given at once; undefined where that leads elsewhere or is no shorter. */
  readonly given?: readonly CaseEvent[];
  /** Fields and steps that stand otherwise when the case has run. */
  readonly strays: readonly string[];
}

/** Events of another file, with what that file calls by a name written out where this one has no such name. */
function inWords({ events, file }: NonNullable<Recording['begun']>, into: CasesFile): CaseEvent[] {
  return events.map((event) => {
    if (typeof event.prefill === 'string' && into.given?.[event.prefill] === undefined) {
      const { with: differs, ...rest } = event;
      return { ...rest, prefill: { ...file.given?.[event.prefill], ...differs } };
    }
    if (typeof event.data !== 'string' || into.said?.[event.data] !== undefined) return event;
    const { with: _differs, ...rest } = event;
    return { ...rest, data: dataOf(event, file.said) };
  });
}

/**
 * Makes events of a case of what was done, for a cases file with its sets whole. Where a repetition comes to another
 * state than `live` (a file of another version, a late answer), `strays` names what is unlike.
 */
export function composeEvents(
  stage: Stage,
  file: CasesFile,
  surroundings: Surroundings,
  { begun, events }: Recording,
  live: Session,
): ComposedEvents {
  const opening = openingOf(stage, file, surroundings).session;
  const done = events.flatMap((event) => caseEventOf(event) ?? []);
  const whole = replay(opening, file, [...(begun ? inWords(begun, file) : []), ...done]);
  const strays = unlike(whole.session, live);
  const isSame = (session: Session) => unlike(session, whole.session).length === 0;
  const told = withoutDetours(opening, file, whole, isSame);
  const given = fromGiven(opening, file, told);
  const isShorter = given && given.events.length < told.events.length && isSame(given.session);
  return { told: told.events, given: isShorter ? given.events : undefined, strays };
}
