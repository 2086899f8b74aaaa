import type { Mark } from '../Mark';

/**
 * `unique`: proven that no answers are served by two rows. `first`: from the top, the first row that serves them counts.
 */
export type HitPolicy = 'unique' | 'first';

/** A row a case. */
export interface TableRow {
  /** What each input has to be, in an analyst's words; empty where any will do. */
  readonly cells: readonly string[];
  readonly result: string;
  /** That it never counts, or which rows above serve, or may serve, the same answers with another result. */
  readonly marks: readonly Mark[];
  /** `file#pointer` of its own, where it has one. */
  readonly place?: string;
}

/** Decisions or values that depend on answers, as a table. */
export interface DecisionTable {
  readonly id: string;
  readonly title: string;
  /** `file#pointer` of where it is written. */
  readonly place: string;
  readonly policy: HitPolicy;
  /** What the columns of conditions ask, each in words. */
  readonly inputs: readonly string[];
  readonly rows: readonly TableRow[];
  /** What comes of answers that no row serves, where that is written. */
  readonly otherwise?: string;
  /** Answers that come to nothing; or that it could not be proven that there are none. */
  readonly gaps: readonly Mark[];
}
