import {
  resume,
  upgradeNews,
  startOn,
  type CompiledDefinition,
  type Draft,
  type Environment,
  type SessionEvent,
  type StepNews,
  type Transition,
} from '../../../engine';
import type { WizardState } from '../../shared/requests/navigation';

/** A draft, and the version that it was kept under where that is another one and known. */
export interface TakenDraft {
  readonly draft?: Draft;
  readonly before?: CompiledDefinition;
}

export interface Opened extends Transition {
  /** What has changed since the draft was kept. */
  readonly news: readonly StepNews[];
}

/** Opens a wizard on what there is to begin with: answers of the catalogue, a quote, an earlier request, a draft of it, or nothing. */
export function openWizard(
  definition: CompiledDefinition,
  env: Environment,
  { carries, edit, repeats }: WizardState,
  { draft, before }: TakenDraft = {},
): Opened {
  const events: SessionEvent[] = [
    ...(carries ? [{ type: 'prefilled', from: 'catalogue', answers: carries } as const] : []),
    // A draft that was begun on them holds them already.
    ...(repeats && !draft ? [{ type: 'prefilled', from: 'draft', answers: repeats.Answers } as const] : []),
    ...(edit ? [{ type: 'prefilled', from: 'quote', answers: edit.data } as const] : []),
    ...(draft ? [resume(draft, before)] : []),
  ];
  const opened = startOn(definition, env, events);
  return { ...opened, news: draft ? upgradeNews(opened.session, draft, before) : [] };
}
