export interface EstimatedFigure {
  /** R$, or a count. */
  readonly value: number;
  readonly why: string;
}

export interface EstimatedPrice {
  readonly state: 'priced';
  readonly grossPremium: EstimatedFigure;
  readonly commercialPremium: EstimatedFigure;
  readonly iof: EstimatedFigure;
  readonly maxInstallments: EstimatedFigure;
  /** R$ */
  readonly insuredAmount: number;
  /** Of the validity. */
  readonly days: number;
}

export interface EstimateToCome {
  readonly state: 'missing';
  /** Titles of the questions. */
  readonly missing: readonly string[];
  /** The least price in R$ with tax; absent where the rating cannot say so. */
  readonly least?: number;
  /** The most, in R$ with tax, where all that is missing is a choice: `least` is then the least over the same choices. */
  readonly most?: number;
}

/** A person decides about it, or the insurer would refuse it: there is no figure. */
interface EstimateRefused {
  readonly state: 'person' | 'refused';
  readonly reason: string;
}

export type Estimate = EstimatedPrice | EstimateToCome | EstimateRefused;
