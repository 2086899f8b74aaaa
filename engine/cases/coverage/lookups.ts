import type { LookupRule } from '../../model/Rules';
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

/** Whether the look-up was asked without a part of its request. */
function askedWithout({ moments }: Run, rule: LookupRule, part: string): boolean {
  return moments.some(({ effects }) =>
    effects.some(
      (effect) =>
        effect.type === 'lookup' && effect.lookup === rule.id && !Object.hasOwn(effect.request, part),
    ),
  );
}

/** Each look-up answers once, fails once, and is asked without what may be empty, in cases that look at it. */
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
    ...(rule.optional ?? []).map((part) => ({
      rule: rule.id,
      says: `is asked while its part ${part} is empty`,
      isShownBy: (run: Run) =>
        askedWithout(run, rule, part) && (looked(run, rule) || looksAt.effect(run, 'lookup')),
    })),
  ]);
