import type { Session, SessionEvent } from '../../../engine/index';
import { dataOf } from '../events';
import { openingOf, type Stage, type Surroundings } from '../run';
import type { CaseEvent, CasesFile } from '../types';
import { caseEventOf } from './caseEventOf';
import { fromGiven } from './fromGiven';
import { replay, withoutDetours } from './replay';
import { unlike } from './unlike';

export interface Recording {
  readonly begun?: { readonly events: readonly CaseEvent[]; readonly file: CasesFile } | undefined;
  readonly events: readonly SessionEvent[];
}

export interface ComposedEvents {
  readonly told: readonly CaseEvent[];
  /** With the answers before the last step given at once; undefined where the result differs or is no shorter. */
  readonly given?: readonly CaseEvent[] | undefined;
  readonly strays: readonly string[];
}

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
 * Makes case events of a recording. `strays` names what differs from `live` when they are replayed, such as after a
 * late answer or with another version.
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
