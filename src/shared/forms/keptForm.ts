import { type Draft, draftOf, isChanged, type Session } from '../../../engine/index';
import { forgetOfVisit, keepForVisit, readOfVisit } from '../auth/visit';

const keyOf = (key: string) => `form:${key}`;

/** Keeps what is filled and not sent for the visit: leaving the page loses nothing, signing out leaves nothing behind. */
export function keepForm(key: string, session: Session): void {
  if (isChanged(session)) keepForVisit(keyOf(key), draftOf(session));
  else dropForm(key);
}

/** What was left of a form; nothing where it cannot be read. */
export function keptForm(key: string): Draft | undefined {
  return readOfVisit<Draft>(keyOf(key));
}

export function dropForm(key: string): void {
  forgetOfVisit(keyOf(key));
}
