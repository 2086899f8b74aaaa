import { isShown, type Session } from '../../../engine/index';

export type StepNow = 'open' | 'done' | 'pending' | 'hidden';

export interface Now {
  readonly steps: ReadonlyMap<string, StepNow>;
  /** Whether a question is shown once its step is open, by its path. */
  readonly questions: ReadonlyMap<string, boolean>;
}

export function openNow({ definition, steps, states }: Session): Now {
  const statusOf = ({ index, definition: { id } }: (typeof definition.steps)[number]) => {
    const state = steps[index]!;
    return [id, state.visible ? state.status : 'hidden'] as const;
  };
  const shown = definition.fields.map(
    ({ index, path, schema }) => [path, schema.ui.widget !== 'hidden' && isShown(states.at(index))] as const,
  );
  return { steps: new Map(definition.steps.map(statusOf)), questions: new Map(shown) };
}
