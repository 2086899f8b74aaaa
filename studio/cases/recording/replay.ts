import { openStep, type Session, type Transition } from '../../../engine/index';
import { happen } from '../events';
import type { CaseEvent, CasesFile } from '../types';
import { unlike } from './unlike';

export interface Replay {
  readonly events: readonly CaseEvent[];
  readonly befores: readonly Session[];
  readonly session: Session;
}

const fieldOf = ({ edit, search, leave, attach, detach }: CaseEvent) =>
  edit ?? search ?? leave ?? attach ?? detach;
const typedIn = ({ edit, search }: CaseEvent) => edit ?? search;

/** Ignores fields that this version of the product does not have. */
function after(session: Session, event: CaseEvent, file: CasesFile): Transition | undefined {
  const field = fieldOf(event);
  if (field !== undefined && !session.definition.byPath.has(field)) return undefined;
  const next = happen(session, event, file);
  return 'cannot' in next ? undefined : next;
}

function named(event: CaseEvent, before: Session, next: Transition): CaseEvent {
  const opened = openStep(next.session);
  const isOpening = event.continue && opened !== undefined && opened !== openStep(before);
  return isOpening && !next.session.submitting ? { go: opened.definition.id } : event;
}

interface Kept {
  readonly before: Session;
  readonly event: CaseEvent;
}

function atOnce(kept: readonly Kept[], event: CaseEvent, file: CasesFile, next: Transition) {
  const last = kept.at(-1);
  if (!last || typedIn(event) === undefined || typedIn(last.event) !== typedIn(event)) return undefined;
  const { before } = last;
  const done = after(before, event, file);
  return done && unlike(done.session, next.session).length === 0 ? { before, next: done } : undefined;
}

/** Carries out events in order, joins keystrokes of one field into one edit, and drops events without effect. */
export function replay(opening: Session, file: CasesFile, events: readonly CaseEvent[]): Replay {
  const kept: Kept[] = [];
  let session = opening;
  for (const event of events) {
    const onward = after(session, event, file);
    if (!onward) continue;
    const joined = atOnce(kept, event, file, onward);
    const { before, next } = joined ?? { before: session, next: onward };
    if (joined) kept.pop();
    if (next.session !== before || next.effects.length > 0)
      kept.push({ before, event: named(event, before, next) });
    session = next.session;
  }
  return { events: kept.map(({ event }) => event), befores: kept.map(({ before }) => before), session };
}

export function withoutDetours(
  opening: Session,
  file: CasesFile,
  whole: Replay,
  isSame: (session: Session) => boolean,
): Replay {
  let shortest = whole;
  const attempt = (events: readonly CaseEvent[]) => {
    const tried = replay(opening, file, events);
    const isShorter = tried.events.length < shortest.events.length && isSame(tried.session);
    if (isShorter) shortest = tried;
    return isShorter;
  };
  const isSpare = ({ leave, go }: CaseEvent, index: number, all: readonly CaseEvent[]) =>
    index < all.length - 1 && (leave !== undefined || (go !== undefined && all[index + 1]!.go !== undefined));
  if (attempt(whole.events.filter((event, index, all) => !isSpare(event, index, all)))) return shortest;
  for (const event of whole.events.filter(isSpare)) attempt(shortest.events.filter((one) => one !== event));
  return shortest;
}
