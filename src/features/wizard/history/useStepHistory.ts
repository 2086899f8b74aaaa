import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { WizardStore } from '../../../../renderers';
import type { WizardState } from '../../../shared/requests/navigation';
import { StepTrail } from './StepTrail';

/** Of the browser's entry, which may be ahead of the rendered location. */
const depthNow = () => (window.history.state as { usr?: WizardState | null } | null)?.usr?.depth;

/**
 * Gives each step a history entry (see StepTrail); all entries of one opening carry its name, by which its outcome
 * is found. `fresh` names a first opening.
 */
export function useStepHistory(fresh: string) {
  const location = useLocation();
  const navigate = useNavigate();
  const { opening: named, depth } = (location.state ?? {}) as WizardState;
  const [opening] = useState(() => named ?? fresh);
  const [trail] = useState(() => new StepTrail());
  useEffect(() => {
    const { pathname, search } = location;
    const enter = (at: number, replace = false) => {
      const state: WizardState = { ...(location.state as WizardState), opening, depth: at };
      void navigate({ pathname, search }, { state, replace });
    };
    trail.steer({ replace: (at) => enter(at, true), push: enter, go: (delta) => void navigate(delta) });
  }, [trail, location, navigate, opening]);
  const isBegun = useRef(false);
  useEffect(() => {
    if (depth !== undefined) return trail.arrive(depthNow() ?? depth);
    if (isBegun.current) return;
    isBegun.current = true;
    trail.begin();
  }, [trail, depth]);
  const follow = useCallback((store: WizardStore) => trail.follow(store), [trail]);
  return { opening, follow };
}
