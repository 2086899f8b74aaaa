import { useEffect } from 'react';
import { type Effect, isShown, print, replacementAt } from '../../engine/index';
import { useWizard } from '../store/hooks';
import type { WizardStore } from '../store/WizardStore';
import { announce } from '../ui';

/** Longer texts are announced as changed, without their words. */
const READ_OUT = 60;
const ENDED = /[.!?]$/;

function sentence(store: WizardStore, path: string): string {
  const session = store.getSession();
  const field = session.definition.byPath.get(path)!;
  const state = session.states.at(field.index);
  // Values that no screen shows are not announced, e.g. rows of a rules table.
  if (!isShown(state) || field.schema.ui.widget === 'hidden') return '';
  // The person typed over it, and knows its text.
  if (session.typing?.field === field.index) return '';
  const text = print(session.values.at(field.index), field.schema, state);
  if (text === '') return `${state.title} foi limpo.`;
  if (text.length > READ_OUT) return `${state.title} foi atualizado.`;
  const replaced = replacementAt(session, field.index);
  if (replaced) return `${state.title} mudou de ${print(replaced.given, field.schema, state)} para ${text}.`;
  return `${state.title}: ${text}${ENDED.test(text) ? '' : '.'}`;
}

export function useRuleAnnouncements(delay = 700): void {
  const { store, leads } = useWizard();
  useEffect(() => {
    const waiting = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const say = () => {
      announce(
        [...waiting]
          .map((path) => sentence(store, path))
          .filter(Boolean)
          .join(' '),
      );
      waiting.clear();
    };
    const collect = (effect: Effect) => {
      if (effect.type !== 'wrote' || leads?.() === false) return;
      effect.fields.forEach((path) => waiting.add(path));
      clearTimeout(timer);
      timer = setTimeout(say, delay);
    };
    const stop = store.onEffects((effects) => effects.forEach(collect));
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [store, leads, delay]);
}
