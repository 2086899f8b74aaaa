import type { Stage, Run } from '../run';

/** One thing that a rule does and that some case should do and look at. */
export interface Duty {
  /** The rule, decision or place of the record. */
  readonly rule: string;
  /** After "No case shows that …", as the command line says it. */
  readonly says: string;
  /** The same in an analyst's words, after the rule's name. */
  readonly words: string;
  readonly isShownBy: (run: Run) => boolean;
}

/** The duties of one kind of rules. */
export type Duties = (stage: Stage) => Duty[];
