import { useState } from 'react';
import { today } from '../../../../renderers/ui/today';
import { periodProblem } from '../../../shared/table/period';
import { useRested } from '../../../shared/table/useRested';
import { usePolicies } from '../api';
import { filterOf, type PolicyList } from './policyFilter';

/** Where a page begins, as the page before it said; of another filter it says nothing. */
interface Step {
  readonly filter: string;
  readonly page: number;
  readonly after: string;
}

/** The page of the list that its address names. A period that is no period changes no results. */
export function usePolicyPages(list: PolicyList) {
  const { page, filters } = list;
  const text = useRested(list.text);
  const [step, setStep] = useState<Step>();
  const problem = periodProblem({ from: filters.de, to: filters.ate }, today());
  const filter = filterOf(list, text);
  const key = JSON.stringify(filter);
  const after = step?.filter === key && step.page === page ? { After: step.after } : {};
  const answer = usePolicies(problem ? undefined : { ...filter, Page: page, ...after });
  const turnTo = (to: number, isGone?: boolean) => {
    const next = answer.data?.Next;
    setStep(next && to === page + 1 ? { filter: key, page: to, after: next } : undefined);
    list.turnTo(to, isGone);
    if (!isGone) document.getElementById('conteudo')?.scrollIntoView();
  };
  return { ...answer, problem, filter, turnTo };
}
