import { ApiError } from './ApiError';

/** Of data that is shown again because no answer came: when it was read. */
export interface SeenBefore {
  readonly SeenAt?: string;
}

/** Pages of lists, the latest read last; more than these nobody goes back to. */
const MOST = 30;
const seen = new Map<string, { readonly at: string; readonly data: object }>();

/** Reads, or where nobody answers gives what the same question was answered last, and when that was. */
export async function orLastSeen<Data extends object>(
  question: string | readonly [string, object],
  ask: () => Promise<Data>,
): Promise<Data & SeenBefore> {
  const key = JSON.stringify(question);
  try {
    const data = await ask();
    seen.delete(key);
    seen.set(key, { at: new Date().toISOString(), data });
    if (seen.size > MOST) seen.delete(seen.keys().next().value!);
    return data;
  } catch (error) {
    const before = seen.get(key);
    if (!before || !(error instanceof ApiError && error.status === 0)) throw error;
    return { ...(before.data as Data), SeenAt: before.at };
  }
}

/** The next person in this browser sees nothing of it. */
export const forgetSeen = () => seen.clear();
