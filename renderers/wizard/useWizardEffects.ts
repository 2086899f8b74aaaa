import { useEffect, useState } from 'react';
import type { Effect, Session } from '../../engine/index';
import { runLookup } from '../store/runLookup';
import type { WizardRoom } from '../store/hooks';
import type { Told } from './ToldDialog';

export interface Notice {
  /** In a wizard that follows another, dialogs appear inside it as `aside`. */
  readonly kind: 'warning' | 'danger' | 'aside';
  readonly message: string;
}

export interface WizardOutcome {
  readonly onSubmit: (session: Session) => void;
  /** Voltar on the first step. */
  readonly onLeave: () => void;
}

export function useWizardEffects(room: WizardRoom, opened: readonly Effect[], outcome: WizardOutcome) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const [told, setTold] = useState<Told | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const isLed = () => room.leads?.() !== false;
    const carryOut = (effect: Effect) => {
      switch (effect.type) {
        case 'lookup':
          return void runLookup(effect, room.host, room.store);
        case 'warn':
          return setNotice({ kind: isLed() ? 'warning' : 'aside', message: effect.message });
        case 'told':
          return isLed() ? setTold(effect) : setNotice({ kind: 'aside', message: effect.message });
        case 'refused':
          return setNotice({ kind: 'danger', message: effect.message });
        case 'invalid':
          return setAttempt((count) => count + 1);
        case 'submit':
          return outcome.onSubmit(room.store.getSession());
        case 'leave':
          return outcome.onLeave();
        default:
          return undefined;
      }
    };
    return room.store.onEffects((effects) => effects.forEach(carryOut));
  }, [room, outcome]);
  useEffect(() => {
    for (const effect of opened) if (effect.type === 'lookup') void runLookup(effect, room.host, room.store);
  }, [room, opened]);
  const take = ({ lookup, tell }: Told) => room.store.dispatch({ type: 'taken', lookup, tell });
  return { notice, told, attempt, take, dismiss: () => setNotice(null), close: () => setTold(null) };
}
