import {
  resume,
  start,
  transition,
  type CompiledDefinition,
  type Draft,
  type Environment,
  type SessionEvent,
  type Transition,
} from '../../../engine';
import type { WizardState } from '../../shared/requests/navigation';

/** Both transitions' look-ups; the session ignores answers to questions that the second one has changed. */
function and(first: Transition, second: Transition): Transition {
  const lookups = first.effects.filter((effect) => effect.type === 'lookup');
  return { session: second.session, effects: [...lookups, ...second.effects] };
}

/** Opens a wizard on what there is to begin with: answers of the catalogue, a quote, an earlier request, a draft of it, or nothing. */
export function openWizard(
  definition: CompiledDefinition,
  env: Environment,
  { carries, edit, repeats }: WizardState,
  draft?: Draft,
): Transition {
  const events: SessionEvent[] = [
    ...(carries ? [{ type: 'prefilled', from: 'catalogue', answers: carries } as const] : []),
    // A draft that was begun on them holds them already.
    ...(repeats && !draft ? [{ type: 'prefilled', from: 'draft', answers: repeats.Answers } as const] : []),
    ...(edit ? [{ type: 'prefilled', from: 'quote', answers: edit.data } as const] : []),
    ...(draft ? [resume(draft)] : []),
  ];
  return events.reduce(
    (opened, event) => and(opened, transition(opened.session, event)),
    start(definition, env),
  );
}
