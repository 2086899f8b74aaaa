import {
  resume,
  startOn,
  type CompiledDefinition,
  type Draft,
  type Environment,
  type SessionEvent,
  type Transition,
} from '../../../engine';
import type { WizardState } from '../../shared/requests/navigation';

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
  return startOn(definition, env, events);
}
