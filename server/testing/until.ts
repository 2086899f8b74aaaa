import { setTimeout as pause } from 'node:timers/promises';

/** Far more than anything needs alone: what is waited for comes late on a crowded machine. */
const LONGEST_MS = 200_000;
const EVERY_MS = 50;

/** Looks again and again until `look` answers something other than undefined; rejects after `longestMs`. */
export async function until<T>(look: () => Promise<T | undefined>, longestMs = LONGEST_MS): Promise<T> {
  const deadline = Date.now() + longestMs;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error('what was waited for did not happen');
    await pause(EVERY_MS);
  }
}
