import { type Draft, draftOf, isChanged, type Session } from '../../../engine/index';
import { forgetOfVisit, keepForVisit, readOfVisit } from '../auth/visit';

const keyOf = (key: string) => `form:${key}`;

/** Kept for the visit: leaving the page loses nothing, signing out removes it. */
export function keepForm(key: string, session: Session): void {
  if (isChanged(session)) keepForVisit(keyOf(key), draftOf(session));
  else dropForm(key);
}

export function keptForm(key: string): Draft | undefined {
  return readOfVisit<Draft>(keyOf(key));
}

export function dropForm(key: string): void {
  forgetOfVisit(keyOf(key));
}
