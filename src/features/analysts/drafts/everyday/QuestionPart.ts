import type { RawQuestion } from '../../../../../engine/edit/everyday';

/** What the parts of the form are given: a question as written, and how to write its file. */
export interface QuestionPart {
  readonly text: string;
  readonly pointer: string;
  readonly question: RawQuestion;
  /** `by` the id of the control that was typed in. */
  readonly write: (text: string, by?: string) => void;
}
