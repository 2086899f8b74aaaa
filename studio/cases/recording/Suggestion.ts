import type { Expectation } from '../types';

/** Where a page puts a suggestion. */
export type SuggestionKind = 'values' | 'messages' | 'questions' | 'steps' | 'sending' | 'price' | 'summary';

/** Something that is so when a case has run and that it could expect, in an analyst's words. */
export interface Suggestion {
  /** Its own in the list. */
  readonly id: string;
  readonly kind: SuggestionKind;
  readonly label: string;
  /** It came about by what was done last. */
  readonly isRecent: boolean;
  readonly expect: Expectation;
}
