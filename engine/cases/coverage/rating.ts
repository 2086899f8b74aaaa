import { looksAt } from '../looked';
import type { Run } from '../run';
import type { Duties } from './types';

function decided(run: Run, decision: string | undefined): boolean {
  return (
    run.rating !== undefined &&
    run.rating.decision === decision &&
    looksAt.rating(run, 'outcome', 'decision', 'reason')
  );
}

/** Each decision of the insurer is met, and so is an approval. */
export const rating: Duties = (stage) => {
  if (!stage.rating) return [];
  const decisions = stage.rating.decisions.map(({ id, outcome }) => ({
    rule: id,
    says: outcome === 'deny' ? 'denies' : 'sends to a person',
    isShownBy: (run: Run) => decided(run, id),
  }));
  return [...decisions, { rule: 'rating', says: 'approves', isShownBy: (run) => decided(run, undefined) }];
};
