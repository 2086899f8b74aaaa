import { useEffect } from 'react';
import { type Effect, isShown, print, replacementAt } from '../../engine/index';
import { useWizard } from '../store/hooks';
import type { WizardStore } from '../store/WizardStore';
import { announce } from '../ui';

/** Of a longer text only the change is announced, not its words. */
const READ_OUT = 60;
/** A text that already is a sentence. */
const ENDED = /[.!?]$/;

function sentence(store: WizardStore, path: string): string {
  const session = store.getSession();
  const field = session.definition.byPath.get(path)!;
  const state = session.states.at(field.index);
  // What no screen shows, such as a row of a table of rules, is not read out either.
  if (!isShown(state) || field.schema.ui.widget === 'hidden') return '';
  // Who has typed over it since knows what stands there.
  if (session.typing?.field === field.index) return '';
  const text = print(session.values.at(field.index), field.schema, state);
  if (text === '') return `${state.title} foi limpo.`;
  if (text.length > READ_OUT) return `${state.title} foi atualizado.`;
  const replaced = replacementAt(session, field.index);
  if (replaced) return `${state.title} mudou de ${print(replaced.given, field.schema, state)} para ${text}.`;
  return `${state.title}: ${text}${ENDED.test(text) ? '' : '.'}`;
}

/** When typing pauses, a screen reader says which other fields the rules have changed. */
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
