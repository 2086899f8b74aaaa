import { createStore } from '../createStore';

/** A question that nobody answered: on which address it was asked, and since when what is shown instead is known. */
interface Unanswered {
  readonly on: string;
  /** ISO instant; none where nothing is kept. */
  readonly at?: string;
}

/** Questions whose last call had no answer. */
export const unansweredStore = createStore<ReadonlyMap<string, Unanswered>>(new Map());

/** What pages stand on and tell nothing of by itself: the page's own answers say how old it is. */
const GROUND = /^"\/(user|wizard|constants)\//;

const here = () => location.pathname + location.search;

export function noteUnanswered(question: string, at?: string): void {
  const next = new Map(unansweredStore.read());
  unansweredStore.write(next.set(question, { on: here(), at: GROUND.test(question) ? undefined : at }));
}

export function noteAnswered(question: string): void {
  if (!unansweredStore.read().has(question)) return;
  const next = new Map(unansweredStore.read());
  next.delete(question);
  unansweredStore.write(next);
}

export const noteNothing = () => unansweredStore.write(new Map());

/** Whether what was read last under that key was shown again, for want of an answer. */
export const isSeenAgain = (question: string) => unansweredStore.read().has(JSON.stringify(question));

export const isUnansweredAt = (unanswered: ReadonlyMap<string, Unanswered>, address: string) =>
  [...unanswered.values()].some(({ on }) => on === address);

/** Of when the oldest is that is shown at that address; undefined where all of it is fresh. */
export function seenAt(unanswered: ReadonlyMap<string, Unanswered>, address: string): string | undefined {
  const moments = [...unanswered.values()].flatMap(({ on, at }) => (on === address && at ? [at] : []));
  return moments.toSorted()[0];
}
