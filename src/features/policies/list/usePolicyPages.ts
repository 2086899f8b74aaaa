import { today } from '../../../shared/config/serverClock';
import { periodProblem } from '../../../shared/table/period';
import { usePages } from '../../../shared/table/usePages';
import { useRested } from '../../../shared/table/useRested';
import { usePolicies } from '../api';
import { filterOf, type PolicyList } from './policyFilter';

/** An invalid period leaves the results unchanged. */
export function usePolicyPages(list: PolicyList) {
  const { de, ate } = list.filters;
  const filter = filterOf(list, useRested(list.text));
  const problem = periodProblem({ from: de, to: ate }, today());
  const { search, turnFrom } = usePages(list, filter, problem);
  const answer = usePolicies(search);
  return { ...answer, problem, filter, turnTo: turnFrom(answer.data?.Next) };
}
