import type { LookupRule } from '../../definition/types';
import { looksAt } from '../looked';
import type { Run } from '../run';
import type { Duties } from './types';

/** Whether the case looks at something that the look-up does: what it fills, locks, offers, clears or lets go. */
function looked(run: Run, rule: LookupRule): boolean {
  const written = [...Object.keys(rule.fills ?? {}), ...(rule.failed?.clear ?? [])];
  return (
    written.some((path) => looksAt.answer(run, path)) ||
    (rule.locks ?? []).some((path) => looksAt.states(run, path, ['lockedBy', 'enabled'])) ||
    Object.keys(rule.options ?? {}).some((path) => looksAt.states(run, path, ['options'])) ||
    (rule.on === 'submit' && (looksAt.effect(run, 'submit') || looksAt.effect(run, 'refused')))
  );
}

/** Each look-up answers once and fails once, in cases that look at what comes of it. */
export const lookups: Duties = ({ definition: { source } }) =>
  source.rules.lookups.flatMap((rule) => [
    {
      rule: rule.id,
      says: 'is answered',
      isShownBy: (run: Run) => run.case.events.some((event) => event.answer === rule.id) && looked(run, rule),
    },
    {
      rule: rule.id,
      says: 'fails',
      isShownBy: (run: Run) => run.case.events.some((event) => event.fail === rule.id) && looked(run, rule),
    },
  ]);
