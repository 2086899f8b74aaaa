import { RULE_KINDS, rolesOf } from '../../rules';
import type { Run, Stage } from '../run';
import { cleaned } from './cleaned';
import { rating } from './rating';
import { record } from './record';
import type { Duties, Duty } from './types';

const rules: Duties = ({ definition }) =>
  RULE_KINDS.flatMap((kind) => {
    const { duties } = rolesOf(kind);
    return definition.source.rules[kind].flatMap((rule) =>
      duties(rule, definition).map((duty) => ({ rule: rule.id, ...duty })),
    );
  });

const ALL: readonly Duties[] = [rules, cleaned, record, rating];

export function dutiesOf(stage: Stage): Duty[] {
  return ALL.flatMap((duties) => duties(stage));
}

/** Whether no case shows it; a failing case shows nothing. */
export const isMissing = (duty: Duty, runs: readonly Run[]) => !runs.some((run) => duty.isShownBy(run));
