import { setTimeout as pause } from 'node:timers/promises';

/** Long, since crowded machines are slow. */
const LONGEST_MS = 200_000;
const EVERY_MS = 50;

export async function until<T>(look: () => Promise<T | undefined>, longestMs = LONGEST_MS): Promise<T> {
  const deadline = Date.now() + longestMs;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error('what was waited for did not happen');
    await pause(EVERY_MS);
  }
}
