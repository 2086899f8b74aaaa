import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Registered } from '../../../contract/quotes';
import type { Session } from '../../../engine/index';
import type { RequestEntry } from '../../../engine/definition';
import { useFlow } from '../../shared/requests/flow';
import { isChange, statusPage } from '../../shared/requests/places';
import { pollQuote, REGISTRATION_POLL } from '../../shared/requests/pollQuote';
import { isElsewhere } from './elsewhere';
import { isAccepted, type Outcome, told } from './outcome';

/** Waits for what a registered request is answered: its page where that has come, else what is to be told. */
export function useAnswer(entry: RequestEntry, session: Session, registered: Registered | undefined) {
  const navigate = useNavigate();
  const flow = useFlow();
  const [outcome, setOutcome] = useState<Outcome>();
  const leaving = useRef(new AbortController());

  const wait = useCallback(
    async (taken: Registered) => {
      const { signal } = leaving.current;
      const state = { showPayment: !isChange(taken.Identifier), received: true };
      const follow = () => void navigate(statusPage(taken.Identifier), { state, replace: true });
      if (isElsewhere(entry, session) && !flow.executive) return follow();
      const quote = await pollQuote(taken.Identifier, { ...REGISTRATION_POLL, signal });
      if (signal.aborted) return;
      if (isAccepted(quote) && !flow.executive) return follow();
      setOutcome(told(taken, quote));
    },
    [entry, flow, navigate, session],
  );

  useEffect(() => {
    leaving.current = new AbortController();
    if (registered) void wait(registered);
    return () => leaving.current.abort();
  }, [registered, wait]);
  return outcome;
}
