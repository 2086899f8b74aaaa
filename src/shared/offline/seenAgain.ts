import { createStore } from '../createStore';

/** An unanswered question: its page's address, and the time of the data shown instead. */
interface Unanswered {
  readonly on: string;
  /** ISO instant; none where nothing is kept. */
  readonly at?: string | undefined;
}

export const unansweredStore = createStore<ReadonlyMap<string, Unanswered>>(new Map());

/** Background reads of every page, which say nothing about a page's age. */
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

export const isSeenAgain = (question: string) => unansweredStore.read().has(JSON.stringify(question));

export const isUnansweredAt = (unanswered: ReadonlyMap<string, Unanswered>, address: string) =>
  [...unanswered.values()].some(({ on }) => on === address);

export function seenAt(unanswered: ReadonlyMap<string, Unanswered>, address: string): string | undefined {
  const moments = [...unanswered.values()].flatMap(({ on, at }) => (on === address && at ? [at] : []));
  return moments.toSorted()[0];
}
