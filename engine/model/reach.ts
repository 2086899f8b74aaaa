import type { Session } from './Session';
import { isShown } from './states';

/** Whether a person who fills the form can only see the field, or not even that. A hidden field counts as empty. */
export function isOutOfReach({ definition, states }: Session, index: number): boolean {
  const { schema } = definition.fields[index]!;
  const state = states.at(index);
  return isShown(state) && (!state.enabled || schema.readOnly === true || schema.ui.widget === 'hidden');
}
