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

/** A draft, and the version that it was kept under where that is another one and known. */
export interface TakenDraft {
  readonly draft?: Draft;
  readonly before?: CompiledDefinition;
  /** What was told of it before and is not closed. */
  readonly told?: ToldNews;
}

export interface Opened extends Transition {
  /** What has changed since the draft was kept. */
  readonly news: ToldNews;
}

/** Opens a wizard on what there is to begin with: answers of the catalogue, a quote, an earlier request, a draft of it, or nothing. */
export function openWizard(
  definition: CompiledDefinition,
  env: Environment,
  { carries, edit, repeats }: WizardState,
  { draft, before, told }: TakenDraft = {},
): Opened {
  const events: SessionEvent[] = [
    ...(carries ? [{ type: 'prefilled', from: 'catalogue', answers: carries } as const] : []),
    // A draft that was begun on them holds them already.
    ...(repeats && !draft ? [{ type: 'prefilled', from: 'draft', answers: repeats.Answers } as const] : []),
    ...(edit ? [{ type: 'prefilled', from: 'quote', answers: edit.data } as const] : []),
    ...(draft ? [resume(draft, before)] : []),
  ];
  const opened = startOn(definition, env, events);
  return { ...opened, news: newsOf(opened.session, { draft, before, told }) };
}

/** What was lost before and is not closed stands beside what is lost now. */
function withLostBefore(now: StepNews | undefined, before: StepNews | undefined): StepNews[] {
  if (!now) return before ? [before] : [];
  return [{ ...now, lost: [...(before?.lost ?? []), ...(now.lost ?? [])] }];
}

/** What has changed since, and, of other steps, what was told before: a reload does not make it read. */
function newsOf(session: Session, { draft, before, told }: TakenDraft): ToldNews {
  const now = draft ? upgradeNews(session, draft, before) : [];
  const steps = session.definition.steps.flatMap(({ definition: { id } }) => {
    const isOf = ({ step }: { readonly step: string }) => step === id;
    return withLostBefore(now.find(isOf), told?.steps.find(isOf));
  });
  return { steps, isSummaryClosed: now.length === 0 && told?.isSummaryClosed === true };
}
