import { variableOf } from '../rating/holderField';
import type { Rating } from '../rating/types';

export interface ChangeFields {
  readonly type: string;
  /** Path of the type's row. */
  readonly rule: string;
  readonly start: string;
  readonly end: string;
  readonly amount: string;
  readonly contract: string | null;
  readonly coverages: readonly string[];
}

/** What a product's rating.json says of them; undefined for one that changes no policies. */
export function changeFields({ change, validity, insuredAmount, policy }: Rating): ChangeFields | undefined {
  const [type, rule] = [variableOf(change?.type), variableOf(change?.rule)];
  const [start, end, amount] = [validity.start, validity.end, insuredAmount].map(variableOf);
  if (!type || !rule || !start || !end || !amount) return undefined;
  const coverages = [policy?.coverageFine, policy?.coverageLabor, policy?.civilWork].map(variableOf);
  return {
    type,
    rule,
    start,
    end,
    amount,
    contract: variableOf(policy?.contractValue) ?? null,
    coverages: coverages.filter((path) => path !== undefined),
  };
}
