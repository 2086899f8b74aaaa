import { api } from '../../shared/api/api';
import { pause } from '../../shared/requests/pollQuote';

/** Specification 2 §4.3 and §9: every 6 s, 10 times. */
export const PAYMENT_POLL = { every: 6_000, times: 10 } as const;

async function isReady(identifier: string): Promise<boolean> {
  const url = `/quote/draft/document?codigo=${encodeURIComponent(identifier)}`;
  return api.get(url, { noLoading: true, responseType: 'blob' }).then(
    () => true,
    () => false,
  );
}

/** Whether the draft of the contract is ready: looked for at once, then every 6 s until time is up or the page left. */
export async function pollDraft(identifier: string, signal: AbortSignal): Promise<boolean> {
  if (await isReady(identifier)) return true;
  for (let tick = 0; tick < PAYMENT_POLL.times; tick += 1) {
    await pause(PAYMENT_POLL.every, signal);
    if (signal.aborted) return false;
    if (await isReady(identifier)) return true;
  }
  return false;
}
