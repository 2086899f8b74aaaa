import { useState } from 'react';
import { today } from '../../../renderers/ui/today';
import { periodProblem } from '../../shared/table/period';
import { useRested } from '../../shared/table/useRested';
import { noFilters, type Filters } from './filters';
import { keepSearch, readSearch } from './keptSearch';

interface State {
  /** As the fields show them. */
  filters: Filters;
  /** The last that could be searched for. */
  applied: Filters;
  page: number;
}

/** What is searched for, kept for the user; a period that is no period changes no results. */
export function useTracking(uid: string) {
  const [state, setState] = useState<State>(() => {
    const { filters, page } = readSearch(uid);
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
