/** A figure of an estimate, and the sentence that says why it is so. */
export interface EstimatedFigure {
  /** R$, or a count. */
  readonly value: number;
  readonly why: string;
}

/** What an insurer would ask for the answers so far. */
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

/** Something that the figures need is not answered, or is wrong. */
export interface EstimateToCome {
  readonly state: 'missing';
  /** Titles of the questions. */
  readonly missing: readonly string[];
  /** R$ with tax that it will not be below; absent where the rating cannot say so. */
  readonly least?: number;
}

/** A person decides about it, or the insurer would refuse it: there is no figure. */
export interface EstimateRefused {
  readonly state: 'person' | 'refused';
  readonly reason: string;
}

export type Estimate = EstimatedPrice | EstimateToCome | EstimateRefused;
