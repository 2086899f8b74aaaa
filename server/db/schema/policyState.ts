import type { InsuredPlace } from '../../../engine/rating';

/** What endorsements change of a policy. Dates are YYYY-MM-DD, amounts decimal text in R$. */
export interface PolicyState {
  readonly validityStart: string;
  readonly validityEnd: string;
  readonly insuredAmount: string;
  readonly contractValue: string | null;
  readonly objectText: string | null;
  readonly coverageFine: boolean | null;
  readonly coverageLabor: boolean | null;
  readonly civilWork: boolean | null;
  readonly insuredName: string | null;
  readonly insuredDocument: string | null;
  readonly insuredPlace: InsuredPlace | null;
  readonly cancelledAt: string | null;
}
