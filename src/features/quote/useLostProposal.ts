import { useCallback, useEffect, useMemo, useRef } from 'react';
import { sayLost } from './lost';
import { STATUS } from '../../../contract/statuses/quote';

/** What happens to the acceptance of a proposal that this page sends. */
export interface Sending {
  begun(): void;
  failed(): void;
}

/**
 * Says it where a ready proposal was contracted in another window, or ended, while this page still offered to contract
 * it. What the page itself has brought about may be told before its own answer: that is waited for.
 */
export function useLostProposal(status: number): Sending {
  const before = useRef(status);
  const isSending = useRef(false);
  const lost = useRef<number>(undefined);
  const settle = useCallback(() => {
    if (lost.current === undefined || isSending.current) return;
    sayLost(lost.current);
    lost.current = undefined;
  }, []);
  useEffect(() => {
    if (before.current === STATUS.proposalReady && status !== STATUS.proposalReady) lost.current = status;
    before.current = status;
    settle();
  }, [status, settle]);
  return useMemo(
    () => ({
      begun: () => void (isSending.current = true),
      failed: () => {
        isSending.current = false;
        settle();
      },
    }),
    [settle],
  );
}
