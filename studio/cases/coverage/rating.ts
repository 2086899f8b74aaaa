import { looksAt } from '../looksAt';
import type { Run } from '../run';
import type { Duties } from './types';

function decided(run: Run, decision: string | undefined): boolean {
  return (
    run.rating !== undefined &&
    run.rating.decision === decision &&
    looksAt.rating(run, 'outcome', 'decision', 'reason')
  );
}

export const rating: Duties = (stage) => {
  if (!stage.rating) return [];
  const decisions = stage.rating.decisions.map(({ id, outcome }) => ({
    rule: id,
    ...(outcome === 'deny'
      ? { says: 'denies', words: 'recusa' }
      : { says: 'sends to a person', words: 'manda a uma pessoa' }),
    isShownBy: (run: Run) => decided(run, id),
  }));
  return [
    ...decisions,
    { rule: 'rating', says: 'approves', words: 'aprova', isShownBy: (run) => decided(run, undefined) },
  ];
};
