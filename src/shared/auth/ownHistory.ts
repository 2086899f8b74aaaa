import { visitName } from './visit';

/** An entry of the browser's history as the router writes it, with the visit that made it. */
interface Entry {
  readonly usr?: unknown;
  readonly visit?: string;
}

/**
 * Entries hold what was filled and outlive a sign-out: each is read by the visit that made it alone, not by who signs in
 * next and presses Back. Call it before the router reads any; gives the end of it.
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
