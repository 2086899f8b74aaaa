import type { Compatibility } from '../Difference';

/** What differs in a question that both versions ask. */
export interface FieldChange {
  readonly kind: string;
  readonly compatibility: Compatibility;
  /** After the question's title and a colon. */
  readonly words: string;
  /** Pointer below the field. */
  readonly at: string;
  readonly isGone?: boolean;
}
