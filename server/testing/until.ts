import { setTimeout as pause } from 'node:timers/promises';

const LONGEST_MS = 20_000;
const EVERY_MS = 50;

/** Looks again and again until `look` answers something other than undefined; rejects after 20 s. */
export async function until<T>(look: () => Promise<T | undefined>): Promise<T> {
  const deadline = Date.now() + LONGEST_MS;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error('what was waited for did not happen');
    await pause(EVERY_MS);
  }
}
