import { keepAnswer, keptAnswer } from '../offline/keptAnswers';
import { noteAnswered, noteNothing, noteUnanswered } from '../offline/seenAgain';
import { ApiError } from './ApiError';

export type Question = string | readonly [string, object];

export interface Asking {
  readonly whose: () => string | undefined;
  readonly isLasting: boolean;
}

interface Seen {
  /** ISO instant. */
  readonly at: string;
  readonly data: unknown;
}

/** Answers read by this page, latest last; older ones are dropped. */
const MOST = 60;
const seen = new Map<string, Seen>();

export async function orLastSeen<Data>(
  question: Question,
  ask: () => Promise<Data>,
  { whose, isLasting }: Asking,
): Promise<Data> {
  const key = JSON.stringify(question);
  const uid = whose();
  try {
    const data = await ask();
    noteAnswered(key);
    if (whose() !== uid) return data;
    remember(key, data);
    if (isLasting && uid !== undefined) void keepAnswer(uid, key, data, () => whose() === uid);
    return data;
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 0)) throw error;
    const before = seen.get(key) ?? (isLasting && uid !== undefined ? await keptAnswer(uid, key) : undefined);
    noteUnanswered(key, before?.at);
    if (!before || whose() !== uid) throw error;
    return before.data as Data;
  }
}

function remember(key: string, data: unknown): void {
  seen.delete(key);
  seen.set(key, { at: new Date().toISOString(), data });
  if (seen.size > MOST) seen.delete(seen.keys().next().value!);
}

export function forgetSeen(): void {
  seen.clear();
  noteNothing();
}
