import type { Environment } from '../../../engine/expression';
import type { Answers, Draft } from '../../../engine/index';
import type { Rated } from '../money/Rated';

/** A registered request as it was taken: its reviewed answers, the day and the person. */
export interface StoredRequest {
  /** Its number. */
  readonly id: string;
  readonly answers: Answers;
  readonly today: string;
  readonly context: Environment['context'];
}

/** An unfinished wizard, the day on which it would be opened again, and whose it is. */
export interface StoredDraft {
  readonly id: string;
  readonly draft: Draft;
  readonly today: string;
  readonly context: Environment['context'];
}

/** What becomes of one request or draft under the other version; it names questions, never what was answered. */
export interface Replayed {
  readonly id: string;
  /** Titles of questions that show another value. */
  readonly otherValue: readonly string[];
  /** Titles of questions that have no answer any more. */
  readonly lost: readonly string[];
  /** Titles of questions that are refused, each with why, and decisions of the insurer. */
  readonly refused: readonly string[];
  /** Whether premium, tax, installments, amount or decision are others; premiums in R$ where both have one. */
  readonly priced?: {
    readonly before: number | null;
    readonly after: number | null;
    /** What the insurer decides, in words, where that is other. */
    readonly decided?: { readonly before: string; readonly after: string };
  };
  /** What it comes to in money, where the insurer answers it under either version. */
  readonly rated?: Omit<Rated, 'id'>;
}
