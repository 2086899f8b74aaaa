import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { Quote } from '../../../contract/quotes';
import { isValid, sayLost } from './lost';
import { STATUS } from '../../../contract/statuses/quote';

/** What happens to the acceptance of a proposal that this page sends. */
export interface Sending {
  begun(): void;
  failed(): void;
}

/** Whether its proposal may be contracted. */
export const isReady = (quote: Quote): boolean => quote.Status === STATUS.proposalReady && isValid(quote);

/**
 * Says it where a ready proposal was contracted in another window, or ended, while this page still offered to contract
 * it. What the page itself has brought about may be told before its own answer: that is waited for.
 */
export function useLostProposal(quote: Quote): Sending {
  const before = useRef(quote);
  const isSending = useRef(false);
  const lost = useRef<Quote>(undefined);
  const settle = useCallback(() => {
    if (lost.current === undefined || isSending.current) return;
    sayLost(lost.current);
    lost.current = undefined;
  }, []);
  useEffect(() => {
    if (isReady(before.current) && !isReady(quote)) lost.current = quote;
    before.current = quote;
    settle();
  }, [quote, settle]);
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
