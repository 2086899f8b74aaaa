/** Cover of an amount (cents) over days; `to` is the first day without it. Dates are YYYY-MM-DD. */
export interface Piece {
  readonly amount: number;
  readonly from: string;
  readonly to: string;
}

/** What one document added to a policy's cover: what it was charged for, and what of that is still in force. */
export interface Layer {
  /** The suffix of the endorsement that added it; 0 is the policy itself. */
  readonly document: number;
  /** Cents before tax, for the whole of it. */
  readonly charged: number;
  readonly whole: readonly Piece[];
  readonly pieces: readonly Piece[];
}

/** A part of a layer that was given back. */
export interface Slice extends Piece {
  readonly document: number;
}

export interface Ledger {
  /** The oldest first. */
  readonly layers: readonly Layer[];
  /** What was taken off and not put back, the last taken last. */
  readonly taken: readonly Slice[];
}

/** What a change makes of the cover from a day on: nothing, where it is no part of it. */
export interface Stretch {
  readonly from: string;
  readonly to: string;
  /** Cents; null leaves what there is. */
  readonly amount: number | null;
}

export interface Share {
  readonly document: number;
  readonly value: number;
}

/** What a change costs or gives back, in cents before tax. */
export interface ChangeCost {
  /** Below zero it is a refund. */
  readonly premium: number;
  readonly charge: number;
  /** What the removed cover is worth at most, by layer, the newest first: the limit of a refund. */
  readonly refunds: readonly Share[];
}
