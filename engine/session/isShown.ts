import type { FieldState } from './types';

/** Whether a field is on screen when its step is open; a hidden field counts as empty. */
export function isShown(state: FieldState): boolean {
  return state.visible && !state.stepHidden;
}
