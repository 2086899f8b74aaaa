import { createStore } from '../createStore';

/** Drafts that are being sent, by name: what ends one waits for it, or would be written over by it. */
const sending = new Map<string, Promise<unknown>>();

/** Drafts that a wizard of this page writes on, which sends them itself; each is sent what is left of it. */
const open = new Map<string, () => Promise<unknown>>();

/** Counts what has become of drafts: lists of them are read again. */
export const draftTurns = createStore(0);

const turnDrafts = () => draftTurns.write(draftTurns.read() + 1);

export function underWay<Value>(name: string, sent: Promise<Value>): Promise<Value> {
  const end = () => {
    if (sending.get(name) !== ended) return;
    sending.delete(name);
    turnDrafts();
  };
  const ended = sent.then(end, end);
  sending.set(name, ended);
  return sent;
}

/** What is listed before that would be older than what was just left. */
export const allSent = async (): Promise<void> => void (await Promise.all(sending.values()));

export const whenSent = async (name: string): Promise<void> => void (await sending.get(name));

export function openDraft(name: string, flush: () => Promise<unknown>): () => void {
  open.set(name, flush);
  return () => {
    if (open.get(name) === flush) open.delete(name);
  };
}

export const isOpen = (name: string) => open.has(name);

/** Sends what the wizards of this page hold; settles when all are answered or given up. */
export const flushOpen = () => Promise.allSettled([...open.values()].map((flush) => flush()));
