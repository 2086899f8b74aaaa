import type { ChangeRule } from '../../../../engine/rating';
import type { EndorsementRow, PolicyState } from '../../../db/schema';

/** What a cell of a type's row takes from the request; nobody may change the policy's own start. */
const TAKEN = {
  end: ['validityEnd'],
  contract: ['contractValue'],
  guarantee: ['insuredAmount'],
  object: ['objectText'],
  coverages: ['coverageFine', 'coverageLabor', 'civilWork'],
  insured: ['insuredName', 'insuredDocument', 'insuredPlace'],
} as const satisfies Partial<Record<keyof ChangeRule, readonly (keyof PolicyState)[]>>;

export type Step = Pick<EndorsementRow, 'rule' | 'asked' | 'issuedAt'>;

/** What was not asked for, such as an optional object, stays as it is. */
export function after(state: PolicyState, { rule, asked, issuedAt }: Step): PolicyState {
  const cells = Object.keys(TAKEN) as (keyof typeof TAKEN)[];
  const taken = cells
    .filter((cell) => rule[cell])
    .flatMap((cell): readonly (keyof PolicyState)[] => TAKEN[cell]);
  const given = taken.filter((key) => asked[key] !== null).map((key) => [key, asked[key]]);
  const ended = rule.refund ? { cancelledAt: issuedAt.toISOString() } : {};
  return { ...state, ...Object.fromEntries(given), ...ended };
}

/** `steps` are in the order of their suffixes. */
export function fold(first: PolicyState, steps: readonly Step[]): PolicyState {
  return steps.reduce(after, first);
}
