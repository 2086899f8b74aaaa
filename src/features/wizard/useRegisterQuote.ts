import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { answersOf, markManual, type Session, writeRecord } from '../../../engine/index';
import type { RequestEntry } from '../../../engine/definition';
import { ApiError } from '../../shared/api/ApiError';
import { isPassing } from '../../shared/api/useIntention';
import { useSession } from '../../shared/auth/useSession';
import { noteDone } from '../../shared/requests/justDone';
import { pollQuote, REGISTRATION_POLL } from '../../shared/requests/pollQuote';
import { isAccepted, told, type Outcome } from './outcome';
import { editQuote, registerQuote } from './api';
import { isElsewhere } from './elsewhere';
import { isChange, statusPage } from '../../shared/requests/places';
import { useFlow } from '../../shared/requests/flow';
import { dropDraft } from '../../shared/requests/drafts';
import { titleOfPath } from '../../shared/requests/titleOfPath';
import { bringBack, noteSent } from './history/sent';
import type { ConfirmationState, EditedQuote } from '../../shared/requests/navigation';
import type { Registered } from '../../../contract/quotes';

interface Failure {
  readonly title?: string;
  readonly message: string;
  readonly problems: readonly string[];
  readonly onRetry?: () => void;
  /** This filled wizard was registered earlier with other answers. */
  readonly isRegistered?: boolean;
}

/** Specification 2 §8, 3 §8: what a failed change of a registered request says. */
const EDIT_FAILED = 'Algo deu errado ao atualizar sua solicitação. Verifique os dados e tente novamente.';

function describe(error: unknown, message: string, session: Session): Failure {
  if (!(error instanceof ApiError)) return { message, problems: [] };
  const reason = error.errors.length > 0 ? [] : [error.message];
  const fields = error.errors.map(
    (problem) => `${titleOfPath(problem.path, session.definition)}: ${problem.message}`,
  );
  const problems = [...reason, ...fields];
  return { title: error.title, message, problems };
}

/** Registers a confirmed request and waits for its answer (specification 2 §4.2). */
export function useRegisterQuote(entry: RequestEntry, session: Session, state: ConfirmationState) {
  const navigate = useNavigate();
  const login = useSession();
  const flow = useFlow();
  const [busy, setBusy] = useState(state.registered !== undefined);
  const [failure, setFailure] = useState<Failure>();
  const [done, setDone] = useState<Outcome>();
  // A lead has no answer to wait for.
  const thanked = entry.lead ? state.registered : done;
  const sending = useRef(false);
  const leaving = useRef(new AbortController());

  const wait = useCallback(
    async (registered: Registered) => {
      const { signal } = leaving.current;
      const isRegistered = { showPayment: !isChange(registered.Identifier), received: true };
      const follow = () =>
        void navigate(statusPage(registered.Identifier), { state: isRegistered, replace: true });
      if (isElsewhere(entry, session) && !flow.executive) return follow();
      const quote = await pollQuote(registered.Identifier, { ...REGISTRATION_POLL, signal });
      if (signal.aborted) return;
      setBusy(false);
      if (!isAccepted(quote) || flow.executive) return setDone(told(registered, quote));
      follow();
    },
    [entry, flow, navigate, session],
  );

  const asks = session.definition.source.questionnaire !== undefined && !state.isEdit && !state.questioned;
  useEffect(() => {
    leaving.current = new AbortController();
    if (state.registered && !asks && !entry.lead) void wait(state.registered);
    return () => leaving.current.abort();
  }, [state.registered, asks, entry, wait]);

  const questioned = () =>
    void navigate(flow.confirmation, { state: { ...state, questioned: true }, replace: true });

  const send = async () => {
    const { definition, constants, QuotationIdentifier: identifier, requestKey } = state;
    const record = markManual(writeRecord(session), state.manual ?? []);
    const registered = identifier
      ? await editQuote(entry, identifier, record, { definition, constants }, requestKey)
      : await registerQuote(entry, record, { definition, constants }, requestKey);
    if (flow.executive) await dropDraft('executive', state.draft);
    else if (login.status === 'signed-in') await dropDraft(login.identity.uid, state.draft);
    return registered;
  };

  const register = async () => {
    // A second press in the same tick comes before the button knows that it is busy.
    if (sending.current) return;
    sending.current = true;
    setFailure(undefined);
    setBusy(true);
    try {
      const registered = await send();
      noteSent(state.opening, registered);
      noteDone(registered.Identifier);
      void navigate(flow.confirmation, { state: { ...state, registered }, replace: true });
    } catch (error) {
      setBusy(false);
      setFailure({
        ...describe(error, state.isEdit ? EDIT_FAILED : flow.failure, session),
        isRegistered: error instanceof ApiError && error.code === 'KEY_REUSED',
        onRetry: isPassing(error) ? () => void register() : undefined,
      });
    } finally {
      sending.current = false;
    }
  };

  const goBack = () => {
    const edit: EditedQuote = {
      data: answersOf(session),
      definition: state.definition,
      identifier: state.QuotationIdentifier,
      status: state.Status,
      requestKey: state.requestKey,
      at: new Date().toISOString(),
    };
    bringBack(state.opening, edit);
    // The entry before this one is the wizard's.
    void navigate(-1);
  };

  const dismiss = () => setFailure(undefined);

  const asksAbout = asks ? state.registered?.Identifier : undefined;

  return { busy: busy && !thanked, failure, done: thanked, asksAbout, questioned, register, goBack, dismiss };
}
