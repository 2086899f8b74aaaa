import type { ChangeRule } from '../../../../engine/rating';
import type { EndorsementRow, PolicyState } from '../../../db/schema';

/** What a cell of a type's row takes over of what was asked for; the policy's own start is nobody's to change. */
const TAKEN = {
  end: ['validityEnd'],
  contract: ['contractValue'],
  guarantee: ['insuredAmount'],
  object: ['objectText'],
  coverages: ['coverageFine', 'coverageLabor', 'civilWork'],
  insured: ['insuredName', 'insuredDocument', 'insuredPlace'],
} as const satisfies Partial<Record<keyof ChangeRule, readonly (keyof PolicyState)[]>>;

/** What one endorsement does: its type's row, what it asks the policy to be, and when it was issued. */
export type Step = Pick<EndorsementRow, 'rule' | 'asked' | 'issuedAt'>;

/** A policy's state after an endorsement. What was not asked for, such as an optional object, stays as it is. */
export function after(state: PolicyState, { rule, asked, issuedAt }: Step): PolicyState {
  const cells = Object.keys(TAKEN) as (keyof typeof TAKEN)[];
  const taken = cells
    .filter((cell) => rule[cell])
    .flatMap((cell): readonly (keyof PolicyState)[] => TAKEN[cell]);
  const given = taken.filter((key) => asked[key] !== null).map((key) => [key, asked[key]]);
  const ended = rule.refund ? { cancelledAt: issuedAt.toISOString() } : {};
  return { ...state, ...Object.fromEntries(given), ...ended };
}

/** The state that a first one and endorsements, in the order of their suffixes, come to. */
export function fold(first: PolicyState, steps: readonly Step[]): PolicyState {
  return steps.reduce(after, first);
}
