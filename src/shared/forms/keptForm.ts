import { draftOf, isChanged, type Draft, type Session } from '../../../engine';

const keyOf = (key: string) => `lastro:form:${key}`;

/** Keeps what is filled and not sent as long as the tab lives: leaving the page loses nothing. */
export function keepForm(key: string, session: Session): void {
  try {
    if (isChanged(session)) sessionStorage.setItem(keyOf(key), JSON.stringify(draftOf(session)));
    else sessionStorage.removeItem(keyOf(key));
  } catch {
    // A browser that keeps nothing loses what is left, and nothing else.
  }
}

/** What was left of a form; nothing where it cannot be read. */
export function keptForm(key: string): Draft | undefined {
  try {
    const text = sessionStorage.getItem(keyOf(key));
    return text === null ? undefined : (JSON.parse(text) as Draft);
  } catch {
    return undefined;
  }
}

export function dropForm(key: string): void {
  sessionStorage.removeItem(keyOf(key));
}
