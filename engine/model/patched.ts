import { sameValue } from './sameValue';

/** A state with a patch laid over it; the very same state where that changes nothing. */
export function patched<State extends object>(state: State, patch: Partial<State>): State {
  for (const key in patch) if (!sameValue(state[key], patch[key])) return { ...state, ...patch };
  return state;
}
