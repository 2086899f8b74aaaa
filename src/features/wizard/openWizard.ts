import {
  type CompiledDefinition,
  type Draft,
  type Environment,
  resume,
  type Session,
  type SessionEvent,
  startOn,
  type StepNews,
  type Transition,
  upgradeNews,
} from '../../../engine/index';
import type { ToldNews } from '../../../renderers';
import type { WizardState } from '../../shared/requests/navigation';

export interface TakenDraft {
  readonly draft?: Draft | undefined;
  readonly before?: CompiledDefinition | undefined;
  readonly told?: ToldNews | undefined;
}

export interface Opened extends Transition {
  readonly news: ToldNews;
}

export function openWizard(
  definition: CompiledDefinition,
  env: Environment,
  { carries, edit, repeats }: WizardState,
  { draft, before, told }: TakenDraft = {},
): Opened {
  const events: SessionEvent[] = [
    ...(carries ? [{ type: 'prefilled', from: 'catalogue', answers: carries } as const] : []),
    // A draft of it already holds these answers.
    ...(repeats && !draft ? [{ type: 'prefilled', from: 'draft', answers: repeats.Answers } as const] : []),
    ...(edit ? [{ type: 'prefilled', from: 'quote', answers: edit.data } as const] : []),
    ...(draft ? [resume(draft, before)] : []),
  ];
  const opened = startOn(definition, env, events);
  return { ...opened, news: newsOf(opened.session, { draft, before, told }) };
}

function withLostBefore(now: StepNews | undefined, before: StepNews | undefined): StepNews[] {
  if (!now) return before ? [before] : [];
  return [{ ...now, lost: [...(before?.lost ?? []), ...(now.lost ?? [])] }];
}

/** New changes, plus earlier unread notes of other steps: a reload does not mark them read. */
function newsOf(session: Session, { draft, before, told }: TakenDraft): ToldNews {
  const now = draft ? upgradeNews(session, draft, before) : [];
  const steps = session.definition.steps.flatMap(({ definition: { id } }) => {
    const isOf = ({ step }: { readonly step: string }) => step === id;
    return withLostBefore(now.find(isOf), told?.steps.find(isOf));
  });
  return { steps, isSummaryClosed: now.length === 0 && told?.isSummaryClosed === true };
}
