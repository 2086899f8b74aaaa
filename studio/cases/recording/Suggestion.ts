import type { Expectation } from '../types';

export type SuggestionKind = 'values' | 'messages' | 'questions' | 'steps' | 'sending' | 'price' | 'summary';

export interface Suggestion {
  readonly id: string;
  readonly kind: SuggestionKind;
  readonly label: string;
  readonly isRecent: boolean;
  readonly expect: Expectation;
}
