import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import type { Quote } from '../../../contract/quotes';
import { focusStatus, isValid, sayLost } from './lost';
import { STATUS } from '../../../contract/statuses/quote';

/** The loader between two steps (specification 2 §4.3, §9), in milliseconds. */
const NEXT_STEP_LOADER = 800;

/**
 * Step 1, the payment: open while an offer can be paid. If the offer goes (paid elsewhere, expired), the form
 * closes and says why, unless this page caused it (`own`).
 */
export function usePaymentStep(quote: Quote) {
  const { showPayment = false } = (useLocation().state ?? {}) as { showPayment?: boolean };
  const offer = quote.Status === STATUS.paymentReady && isValid(quote) ? quote.Quote : null;
  const [isOpen, setOpen] = useState(showPayment && offer !== null);
  const [isArrival, setArrival] = useState(true);
  const [isLoading, setLoading] = useState(false);
  const [lostTo, setLostTo] = useState<Quote>();
  const isOwn = useRef(false);

  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setLoading(false), NEXT_STEP_LOADER);
    return () => clearTimeout(timer);
  }, [isLoading]);

  if (isOpen && !offer) {
    setOpen(false);
    setLostTo(quote);
  }
  useEffect(() => {
    if (lostTo === undefined || isOwn.current) return;
    sayLost(lostTo);
  }, [lostTo]);

  const open = () => {
    isOwn.current = false;
    setLostTo(undefined);
    setArrival(false);
    setOpen(true);
    setLoading(true);
  };
  const close = () => {
    flushSync(() => setOpen(false));
    focusStatus();
  };
  const own = () => void (isOwn.current = true);
  return { offer: isOpen ? offer : null, isArrival, isLoading, open, close, own };
}
