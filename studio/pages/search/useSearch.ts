import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SearchAnswer } from '../../contract/search';
import { api } from '../../../src/shared/api/api';
import { useLatest, type Latest } from '../views/useLatest';
import { isEnough, PAGE, stateOf, type SearchState } from './SearchState';

interface Asked {
  readonly state: SearchState;
  readonly most: number;
}

async function ask(question: string): Promise<SearchAnswer | null> {
  const { state, most } = JSON.parse(question) as Asked;
  if (!isEnough(state.Text)) return null;
  return (await api.post<SearchAnswer>('/workbench/search', { ...state, Most: most }, { noLoading: true }))
    .data;
}

export interface Search extends Latest<SearchAnswer | null> {
  readonly state: SearchState;
  change(to: Partial<SearchState>): void;
  more(): void;
}

export function useSearch(): Search {
  const { pathname, state: given } = useLocation();
  const navigate = useNavigate();
  const [state, setState] = useState(() => stateOf(given));
  const [most, setMost] = useState(PAGE);
  const question: Asked = { state, most };
  const latest = useLatest(JSON.stringify(question), async (asked) => {
    await navigate(pathname, { replace: true, state });
    return ask(asked);
  });
  const change = (to: Partial<SearchState>) => {
    setState((before) => ({ ...before, ...to }));
    setMost(PAGE);
  };
  return { ...latest, state, change, more: () => setMost((before) => before + PAGE) };
}
