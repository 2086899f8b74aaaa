import type { Stage, Run } from '../run';

/** One thing that a rule does and that some case should do and look at. */
export interface Duty {
  /** The rule, decision or place of the record. */
  readonly rule: string;
  /** In words, after "No case shows that …". */
  readonly says: string;
  readonly isShownBy: (run: Run) => boolean;
}

/** The duties of one kind of rules. */
export type Duties = (stage: Stage) => Duty[];
