import { today } from '../../shared/config/serverClock';
import { periodProblem } from '../../shared/table/period';
import { usePages } from '../../shared/table/usePages';
import { useRested } from '../../shared/table/useRested';
import { useTracked } from './api';
import { filterOf, type TrackingList } from './trackingFilter';

/** An invalid period leaves the results unchanged. */
export function useTrackingPages(list: TrackingList) {
  const { de, ate } = list.filters;
  const filter = filterOf(list, useRested(list.text));
  const problem = periodProblem({ from: de, to: ate }, today());
  const { search, turnFrom } = usePages(list, filter, problem);
  const answer = useTracked(search);
  return { ...answer, problem, filter, turnTo: turnFrom(answer.data?.Next) };
}
