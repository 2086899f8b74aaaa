import { useContext, useEffect, useMemo, useRef } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, useLocation, type Navigator } from 'react-router-dom';
import { unsavedStore } from './unsaved';

type Ask = (go: () => void) => void;

const isHeld = (pathname = window.location.pathname) => unsavedStore.read()?.stays(pathname) === false;

/** The router's index of this history entry. */
const entryIndex = () => (window.history.state as { idx?: number } | null)?.idx;

/** The router's context with links and calls that ask first: its own blocker needs a data router. */
export function useGuardedHistory(ask: Ask) {
  const context = useContext(NavigationContext);
  const { navigator } = context;
  useGuardedBack(ask);
  return useMemo(() => {
    const held =
      (go: Navigator['push']): Navigator['push'] =>
      (to, ...rest) => {
        const pathname = typeof to === 'string' ? new URL(to, window.location.href).pathname : to.pathname;
        if (isHeld(pathname)) ask(() => go(to, ...rest));
        else go(to, ...rest);
      };
    const guarded = { ...navigator, push: held(navigator.push), replace: held(navigator.replace) };
    return { ...context, navigator: guarded };
  }, [context, navigator, ask]);
}

/** Back and Forward have happened already: they are undone, asked about and redone. */
function useGuardedBack(ask: Ask) {
  const { key } = useLocation();
  const indices = useRef(new Map<string, number | undefined>());
  const isTakenBack = useRef(false);
  useEffect(() => {
    indices.current.set(key, entryIndex());
  }, [key]);
  useEffect(() => {
    const hold = (event: PopStateEvent) => {
      if (isTakenBack.current) {
        isTakenBack.current = false;
        return event.stopImmediatePropagation();
      }
      const steps = (entryIndex() ?? NaN) - (indices.current.get(key) ?? NaN);
      if (!steps || !isHeld()) return undefined;
      event.stopImmediatePropagation();
      isTakenBack.current = true;
      window.history.go(-steps);
      return ask(() => window.history.go(steps));
    };
    // In the capture phase, before the router hears of it.
    window.addEventListener('popstate', hold, true);
    return () => window.removeEventListener('popstate', hold, true);
  }, [ask, key]);
}
