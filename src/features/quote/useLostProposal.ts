import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { Quote } from '../../../contract/quotes';
import { isValid, sayLost } from './lost';
import { STATUS } from '../../../contract/statuses/quote';

export interface Sending {
  begun(): void;
  failed(): void;
}

export const isReady = (quote: Quote): boolean => quote.Status === STATUS.proposalReady && isValid(quote);

/**
 * Tells where a ready proposal was contracted elsewhere or ended. The page's own outcome may arrive before its
 * answer: that is awaited.
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
