import { keepAnswer, keptAnswer } from '../offline/keptAnswers';
import { noteAnswered, noteNothing, noteUnanswered } from '../offline/seenAgain';
import { ApiError } from './ApiError';

/** What is asked: an address, or one and a body. */
export type Question = string | readonly [string, object];

/** Who asks, and whether what they are answered stays in this browser until they sign out. */
export interface Asking {
  readonly whose: () => string | undefined;
  readonly isLasting: boolean;
}

interface Seen {
  /** ISO instant. */
  readonly at: string;
  readonly data: unknown;
}

/** What was read by this page, the latest last; more than these nobody goes back to. */
const MOST = 60;
const seen = new Map<string, Seen>();

/** Reads, or where nobody answers gives what the same question was answered last, and notes when that was. */
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

/** The next person in this page sees nothing of it. */
export function forgetSeen(): void {
  seen.clear();
  noteNothing();
}
