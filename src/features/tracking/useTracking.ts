import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { today } from '../../../renderers/ui/today';
import { periodProblem } from '../../shared/table/period';
import { useRested } from '../../shared/table/useRested';
import { noFilters, statusIn, type Filters } from './filters';
import { keepSearch, readSearch, type Search } from './keptSearch';

interface State {
  /** As the fields show them. */
  filters: Filters;
  /** The last that could be searched for. */
  applied: Filters;
  page: number;
}

/** What is searched for, kept for the user; a period that is no period changes no results. */
export function useTracking(uid: string) {
  const arrived = useArrival(uid);
  const [state, setState] = useState<State>(() => {
    const { filters, page } = arrived ?? readSearch(uid);
    return { filters, applied: filters, page };
  });
  const { filters, applied, page } = state;
  const text = useRested(applied.text);

  const set = (next: Filters, toPage = 1) => {
    const sound = periodProblem(next, today()) ? applied : next;
    setState({ filters: next, applied: { ...sound, text: next.text }, page: toPage });
    keepSearch(uid, { filters: next, page: toPage });
  };
  return {
    filters,
    applied: { ...applied, text },
    page,
    problem: periodProblem(filters, today()),
    change: (changes: Partial<Filters>) => set({ ...filters, ...changes }),
    clear: () => set(noFilters),
    turnTo: (toPage: number) => set(filters, toPage),
  };
}

/** What an address asks for in place of what was left, as home's links do; once said it is kept, and the address is bare. */
function useArrival(uid: string): Search | undefined {
  const [params, setParams] = useSearchParams();
  const [arrived] = useState(() => {
    const status = statusIn(params);
    return status === undefined ? undefined : { filters: { ...noFilters, status }, page: 1 };
  });
  const keep = useEffectEvent(() => {
    if (arrived) keepSearch(uid, arrived);
    if (params.size > 0) setParams({}, { replace: true });
  });
  useEffect(() => keep(), []);
  return arrived;
}
