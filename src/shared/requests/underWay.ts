import { createStore } from '../createStore';

/** Drafts being sent, by name: ending one waits for it, or it would be overwritten. */
const sending = new Map<string, Promise<unknown>>();

/** Drafts open in this page, by name, each with a function that sends its rest. */
const open = new Map<string, () => Promise<unknown>>();

/** Incremented on draft changes: lists are then read again. */
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

/** Lists wait for it, or they would miss what was just left. */
export const allSent = async (): Promise<void> => void (await Promise.all(sending.values()));

export const whenSent = async (name: string): Promise<void> => void (await sending.get(name));

export function openDraft(name: string, flush: () => Promise<unknown>): () => void {
  open.set(name, flush);
  return () => {
    if (open.get(name) === flush) open.delete(name);
  };
}

export const isOpen = (name: string) => open.has(name);

export const flushOpen = () => Promise.allSettled([...open.values()].map((flush) => flush()));
