import { visitName } from './visit';

interface Entry {
  readonly usr?: unknown;
  readonly visit?: string | undefined;
}

/**
 * History entries outlive a sign-out: only the visit that made one may read it, not the next user pressing Back.
 * Call before the router reads any; returns the undo function.
 */
export function keepHistoryOwn(): () => void {
  const { pushState, replaceState } = history;
  history.pushState = (state, unused, url) => pushState.call(history, signed(state), unused, url);
  history.replaceState = (state, unused, url) => replaceState.call(history, signed(state), unused, url);
  forgetOfOthers();
  addEventListener('popstate', forgetOfOthers);
  return () => {
    Object.assign(history, { pushState, replaceState });
    removeEventListener('popstate', forgetOfOthers);
  };
}

const signed = (state: Entry | null): Entry | null => (state?.usr ? { ...state, visit: visitName() } : state);

function forgetOfOthers(): void {
  const state = history.state as Entry | null;
  if (state?.usr && state.visit !== visitName()) history.replaceState({ ...state, usr: null }, '');
}
