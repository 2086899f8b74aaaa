import type { Mark } from '../Mark';

/** `unique`: proven that no answers fit two rows. `first`: the first fitting row from the top counts. */
export type HitPolicy = 'unique' | 'first';

export interface TableRow {
  /** What each input has to be, in an analyst's words; empty where any will do. */
  readonly cells: readonly string[];
  readonly result: string;
  /** The row never applies, or rows above fit, or may fit, the same answers with another result. */
  readonly marks: readonly Mark[];
  /** `file#pointer` of its own, where it has one. */
  readonly place?: string;
}

export interface DecisionTable {
  readonly id: string;
  readonly title: string;
  /** `file#pointer` of where it is written. */
  readonly place: string;
  readonly policy: HitPolicy;
  readonly inputs: readonly string[];
  readonly rows: readonly TableRow[];
  /** The result of answers that fit no row, where written. */
  readonly otherwise?: string;
  /** Answers without a result; or a note that none could be ruled out. */
  readonly gaps: readonly Mark[];
}
