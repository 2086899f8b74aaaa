/** A step of an explanation; `Operator` is null for what stands written in the definition. */
export interface TraceStep {
  readonly Operator: string | null;
  readonly Value: unknown;
  readonly Name?: string;
  readonly Text?: string;
  readonly From?: string;
  readonly Note?: string;
  readonly Steps: readonly TraceStep[];
}

export interface Figure {
  /** R$, % or a count. */
  readonly Value: number;
  readonly Why: TraceStep | null;
}

export interface Constant {
  readonly Name: string;
  readonly Value: unknown;
  readonly From: string;
  readonly Note: string | null;
}

export interface Pricing {
  /** YYYY-MM-DD */
  readonly Day: string;
  readonly Constants: readonly Constant[];
  readonly CommercialPremium: Figure;
  readonly IOFRate: Figure;
  readonly IOF: Figure;
  readonly GrossPremium: Figure;
  readonly MaxInstallments: Figure;
}

export interface InsurerPricing extends Pricing {
  readonly Name: string;
  readonly Outcome: 'approve' | 'analyse' | 'deny';
  readonly Reason: string | null;
  readonly Decisions: readonly {
    readonly Id: string;
    readonly Outcome: 'analyse' | 'deny';
    readonly Reason: string;
    readonly Holds: boolean;
    readonly Why: TraceStep;
  }[];
  readonly InsuredAmount: Figure;
}

/** How a request's figures came about; null until somebody rated it. */
export type RatingStory = {
  readonly Definition: {
    readonly Product: string;
    readonly Title: string;
    readonly Version: number;
    readonly Hash: string;
    readonly PublishedAt: string;
  };
  readonly Insurer: InsurerPricing | null;
  readonly Desk:
    | (Pricing & {
        readonly By: string | null;
        /** Of a premium below the minimum. */
        readonly Reason: string | null;
      })
    | null;
} | null;
