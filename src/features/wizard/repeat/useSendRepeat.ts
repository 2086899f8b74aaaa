import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { markManual, type Session, writeRecord } from '../../../../engine/index';
import type { RequestEntry } from '../../../../engine/definition';
import type { WizardStore } from '../../../../renderers';
import type { ErrorWords } from '../../../shared/api/describeError';
import { dropDraft } from '../../../shared/requests/drafts';
import { useFlow } from '../../../shared/requests/flow';
import { noteDone } from '../../../shared/requests/justDone';
import type { WizardState } from '../../../shared/requests/navigation';
import { refusedFields } from '../../../shared/requests/refusedFields';
import { registerQuote } from '../api';
import { confirmationOf } from '../confirmationOf';
import type { useDraftKeeper } from '../drafts/useDraftKeeper';
import { noteSent } from '../history/sent';

interface Sent {
  readonly entry: RequestEntry;
  readonly uid: string;
  readonly name: string;
  readonly opening: string;
  readonly state: WizardState;
  readonly store: WizardStore | undefined;
  readonly keeper: Pick<ReturnType<typeof useDraftKeeper>, 'filling' | 'end'>;
}

export function useSendRepeat({ entry, uid, name, opening, state, store, keeper }: Sent) {
  const navigate = useNavigate();
  const flow = useFlow();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ErrorWords>();
  const isSending = useRef(false);
  // A draft saved between two presses would change the filling's name: the key stays the same.
  const key = useRef<string>(undefined);

  const register = async (session: Session) => {
    const named = { ...state, opening, draft: name };
    key.current ??= keeper.filling() ?? opening;
    const confirmed = confirmationOf(session, entry, named, key.current);
    const { definition, constants, manual = [], requestKey } = confirmed;
    const record = markManual(writeRecord(session), manual);
    const registered = await registerQuote(entry, record, { definition, constants }, requestKey);
    keeper.end();
    await dropDraft(uid, name);
    noteSent(opening, registered);
    noteDone(registered.Identifier);
    void navigate(flow.confirmation, { state: { ...confirmed, registered } });
  };

  const send = async (session: Session) => {
    // A second press in the same tick comes before the button knows that it is busy.
    if (isSending.current) return;
    isSending.current = true;
    setFailure(undefined);
    setBusy(true);
    try {
      await register(session);
    } catch (error) {
      setBusy(false);
      setFailure(refusedFields(error, store));
    } finally {
      isSending.current = false;
    }
  };
  return { busy, failure, send };
}
