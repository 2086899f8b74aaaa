import type { Stage, Run } from '../run';

export interface Duty {
  /** The rule, decision or place of the record. */
  readonly rule: string;
  /** Completes "No case shows that …" on the command line. */
  readonly says: string;
  /** The same in an analyst's words, after the rule's name. */
  readonly words: string;
  readonly isShownBy: (run: Run) => boolean;
}

export type Duties = (stage: Stage) => Duty[];
