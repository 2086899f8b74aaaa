import { useCallback, useRef, useState } from 'react';
import { ApiError } from './ApiError';

interface Intention {
  readonly wish: string;
  readonly key: string;
}

/** Whether the server may have done what it was asked and only its answer is missing. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0;
}

/** Timeouts and temporary outages: the same call may succeed soon. */
const PASSING = [0, 429, 502, 503, 504];

export function isPassing(error: unknown): boolean {
  return error instanceof ApiError && PASSING.includes(error.status);
}

/**
 * Sends a user's action once: ignores presses while busy (`undefined`), and reuses the Idempotency-Key when no
 * answer came, so that it is done once.
 */
export function useIntention<Wish, Answer>(send: (wish: Wish, key: string) => Promise<Answer>) {
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const intention = useRef<Intention>(undefined);

  const run = useCallback(
    async (wanted: Wish): Promise<Answer | undefined> => {
      // A second press in the same tick comes before the button knows that it is busy.
      if (underWay.current) return undefined;
      underWay.current = true;
      setBusy(true);
      const wish = JSON.stringify(wanted);
      if (intention.current?.wish !== wish) intention.current = { wish, key: crypto.randomUUID() };
      try {
        const answer = await send(wanted, intention.current.key);
        intention.current = undefined;
        return answer;
      } catch (error) {
        if (!isUnanswered(error)) intention.current = undefined;
        throw error;
      } finally {
        underWay.current = false;
        setBusy(false);
      }
    },
    [send],
  );
  return { busy, run };
}
