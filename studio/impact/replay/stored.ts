import type { Environment } from '../../../engine/expression';
import type { Answers, Draft } from '../../../engine/index';
import type { Rated } from '../money/Rated';

export interface StoredRequest {
  readonly id: string;
  readonly answers: Answers;
  readonly today: string;
  readonly context: Environment['context'];
}

export interface StoredDraft {
  readonly id: string;
  readonly draft: Draft;
  readonly today: string;
  readonly context: Environment['context'];
}

/** What becomes of a request or draft under the other version; names questions, never answers. */
export interface Replayed {
  readonly id: string;
  /** Titles of questions that show another value. */
  readonly otherValue: readonly string[];
  readonly lost: readonly string[];
  /** Titles of refused questions with the reason, and the insurer's decisions. */
  readonly refused: readonly string[];
  /** Whether premium, tax, installments, amount or decision are others; premiums in R$ where both have one. */
  readonly priced?: {
    readonly before: number | null;
    readonly after: number | null;
    readonly decided?: { readonly before: string; readonly after: string };
  };
  /** What it comes to in money, where the insurer answers it under either version. */
  readonly rated?: Omit<Rated, 'id'>;
}
