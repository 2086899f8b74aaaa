import { useState } from 'react';
import { toast } from '../../../../renderers/ui';
import { ApiError } from '../../../shared/api/ApiError';
import { describeError, type ErrorWords } from '../../../shared/api/describeError';
import { useIntention } from '../../../shared/api/useIntention';
import { isAnalysed } from '../../../../contract/statuses/quote';
import { isChange } from '../../../shared/requests/places';
import { useOverHolder } from '../holding/useOverHolder';
import { refreshDesk } from '../refreshDesk';
import { decide } from '../requests';
import type { Action, DeskRequest } from '../../../../contract/desk';

const done: Readonly<Record<Action, string>> = {
  approve: 'Cotação aprovada. O cliente já pode seguir com a emissão.',
  deny: 'Cotação negada. O cliente já vê o motivo.',
  ready: 'Proposta pronta. O cliente já pode aceitá-la.',
  issue: 'Apólice emitida.',
  undo: 'Endosso cancelado. O cliente já vê o motivo.',
};

const doneOfChange: typeof done = {
  ...done,
  approve: 'Endosso aprovado. O cliente já vê a resposta.',
  deny: 'Endosso negado. O cliente já vê o motivo.',
  issue: 'Endosso emitido.',
};

const PROPOSED = 'Prêmio proposto. Outro executivo precisa aprovar o mesmo valor.';

const CONFLICT = 409;
const NO_ANSWER = 0;

interface Decided {
  readonly action: Action;
  readonly body: object;
  readonly words: typeof done;
}

interface Failed {
  readonly words: ErrorWords;
  readonly unanswered?: DeskRequest['Seen'] | undefined;
}

/** Busy until the screen is refreshed: a press in between would decide on an old state. */
async function sendDecision({ action, body, words }: Decided, key: string): Promise<true> {
  const status = await decide(action, body, key);
  // A premium outside the bounds leaves the request where it is, for another executive.
  if (action === 'approve' && isAnalysed(status)) toast('info', PROPOSED);
  else toast('success', words[action]);
  await refreshDesk();
  return true;
}

/** Decides on the request as shown, once per press; changes in between are refused. */
export function useDecision({
  Identifier,
  Seen,
  HeldBy,
}: Pick<DeskRequest, 'Identifier' | 'Seen' | 'HeldBy'>) {
  const { busy, run } = useIntention(sendDecision);
  const words = isChange(Identifier) ? doneOfChange : done;
  const [failed, setFailed] = useState<Failed>();
  const [isDecided, setDecided] = useState(false);
  const holder = useOverHolder(HeldBy);

  /** True when decided, or when it no longer can be: nothing is left to confirm. */
  const send = async (action: Action, terms: object = {}): Promise<boolean> => {
    setFailed(undefined);
    const over = await holder.agree();
    if (!over) return false;
    try {
      const body = { identifier: Identifier, seen: Seen, ...over, ...terms };
      const decided = await run({ action, body, words });
      if (decided) setDecided(true);
      return decided === true;
    } catch (error) {
      const known = error instanceof ApiError ? error : undefined;
      const unanswered = known?.status === NO_ANSWER ? Seen : undefined;
      setFailed({ words: describeDecision(error), unanswered });
      const isConflict = known?.status === CONFLICT;
      if (isConflict) await refreshDesk();
      // The holder is known now: the input stays, to be sent again on purpose.
      return isConflict && known?.code !== 'HELD_BY_OTHER';
    }
  };
  // A decision whose answer was lost may have been taken: a newer version on screen settles it.
  const isTold = failed?.unanswered !== undefined && failed.unanswered !== Seen;
  return { send, busy, failure: isTold ? undefined : failed?.words, isDecided, holder };
}

function describeDecision(error: unknown): ErrorWords {
  const [field] = error instanceof ApiError ? error.errors : [];
  return field ? { message: field.message } : describeError(error);
}
