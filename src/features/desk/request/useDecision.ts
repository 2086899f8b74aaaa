import { useRef, useState } from 'react';
import { mutate } from 'swr';
import { toast } from '../../../../renderers/ui';
import { ApiError } from '../../../shared/api/ApiError';
import { describeError, type ErrorWords } from '../../../shared/api/describeError';
import { decide, type Action, type DeskRequest } from '../requests';

const done: Readonly<Record<Action, string>> = {
  approve: 'Cotação aprovada. O cliente já pode seguir com a emissão.',
  deny: 'Cotação negada. O cliente já vê o motivo.',
  ready: 'Proposta pronta. O cliente já pode aceitá-la.',
  issue: 'Apólice emitida.',
};

const CONFLICT = 409;

/** Reads again whatever of the desk is on screen. */
const refresh = () => mutate((key) => typeof key === 'string' && key.startsWith('/desk/'));

/** A decision on the request as it is on screen: once per press, and what came in between. */
export function useDecision({ Identifier, Seen }: Pick<DeskRequest, 'Identifier' | 'Seen'>) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ErrorWords>();
  const [isDecided, setDecided] = useState(false);
  const last = useRef({ key: '', sent: '' });

  /** True when it is decided, or cannot be any more: either way there is nothing left to confirm. */
  const send = async (action: Action, terms: object = {}): Promise<boolean> => {
    const body = { identifier: Identifier, seen: Seen, ...terms };
    setBusy(true);
    setFailure(undefined);
    try {
      await decide(action, body, keyFor(last.current, [action, body]));
      setDecided(true);
      toast('success', done[action]);
      await refresh();
      return true;
    } catch (error) {
      setFailure(describeDecision(error));
      const isOver = error instanceof ApiError && error.status === CONFLICT;
      if (isOver) await refresh();
      return isOver;
    } finally {
      setBusy(false);
    }
  };
  return { send, busy, failure, isDecided };
}

/** The same decision sent again carries the same key, so that a lost answer decides nothing twice. */
function keyFor(last: { key: string; sent: string }, content: unknown): string {
  const sent = JSON.stringify(content);
  if (last.sent !== sent) Object.assign(last, { sent, key: crypto.randomUUID() });
  return last.key;
}

/** A refused field says more than the catalogue's general sentence. */
function describeDecision(error: unknown): ErrorWords {
  const [field] = error instanceof ApiError ? error.errors : [];
  return field ? { message: field.message } : describeError(error);
}
