import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { answersOf, markManual, type Session, writeRecord } from '../../../engine/index';
import type { RequestEntry } from '../../../engine/definition';
import { isPassing } from '../../shared/api/useIntention';
import { useSession } from '../../shared/auth/useSession';
import { dropDraft } from '../../shared/requests/drafts';
import { useFlow } from '../../shared/requests/flow';
import { noteDone } from '../../shared/requests/justDone';
import type { ConfirmationState } from '../../shared/requests/navigation';
import { editQuote, registerQuote } from './api';
import { type Failure, failureOf } from './failureOf';
import { bringBack, noteSent } from './history/sent';
import { useAnswer } from './useAnswer';

/** Specification 2 §8, 3 §8: what a failed change of a registered request says. */
const EDIT_FAILED = 'Algo deu errado ao atualizar sua solicitação. Verifique os dados e tente novamente.';

/** Registers a confirmed request and waits for its answer (specification 2 §4.2). */
export function useRegisterQuote(entry: RequestEntry, session: Session, state: ConfirmationState) {
  const navigate = useNavigate();
  const login = useSession();
  const flow = useFlow();
  const { registered } = state;
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure & { readonly onRetry?: () => void }>();
  const sending = useRef(false);

  const asks = session.definition.source.questionnaire !== undefined && !state.isEdit && !state.questioned;
  const outcome = useAnswer(entry, session, asks || entry.lead ? undefined : registered);
  // A lead has no answer to wait for.
  const done = entry.lead ? registered : outcome;

  const stay = (more: Partial<ConfirmationState>) =>
    void navigate(flow.confirmation, { state: { ...state, ...more }, replace: true });

  const send = async () => {
    const { definition, constants, QuotationIdentifier: identifier, requestKey } = state;
    const record = markManual(writeRecord(session), state.manual ?? []);
    const taken = identifier
      ? await editQuote(entry, identifier, record, { definition, constants }, requestKey)
      : await registerQuote(entry, record, { definition, constants }, requestKey);
    if (flow.executive) await dropDraft('executive', state.draft);
    else if (login.status === 'signed-in') await dropDraft(login.identity.uid, state.draft);
    return taken;
  };

  const register = async () => {
    // A second press in the same tick comes before the button knows that it is busy.
    if (sending.current) return;
    sending.current = true;
    setFailure(undefined);
    setSending(true);
    try {
      const taken = await send();
      noteSent(state.opening, taken);
      noteDone(taken.Identifier);
      stay({ registered: taken });
    } catch (error) {
      setSending(false);
      setFailure({
        ...failureOf(error, state.isEdit ? EDIT_FAILED : flow.failure, session),
        ...(isPassing(error) && { onRetry: () => void register() }),
      });
    } finally {
      sending.current = false;
    }
  };

  const goBack = () => {
    bringBack(state.opening, {
      data: answersOf(session),
      definition: state.definition,
      identifier: state.QuotationIdentifier,
      status: state.Status,
      requestKey: state.requestKey,
      at: new Date().toISOString(),
    });
    // The entry before this one is the wizard's.
    void navigate(-1);
  };

  return {
    busy: (isSending || registered !== undefined) && !done,
    failure,
    done,
    asksAbout: asks ? registered?.Identifier : undefined,
    questioned: () => stay({ questioned: true }),
    register,
    goBack,
    dismiss: () => setFailure(undefined),
  };
}
