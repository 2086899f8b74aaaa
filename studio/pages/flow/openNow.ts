import { isShown, type Session } from '../../../engine/index';

export type StepNow = 'open' | 'done' | 'pending' | 'hidden';

/** What of the live wizard is open under the answers of now. */
export interface Now {
  /** By the step's id. */
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
