import type { Json } from '../../../engine/expression';

export type Answers = Readonly<Record<string, Json>>;

/** Whether claims can hold together, with example answers; unknown where there are too many to try. */
export type Verdict =
  | {
      readonly is: 'possible';
      readonly example: Answers;
      /** The day that the example is of, where that matters. */
      readonly today?: string | undefined;
      readonly isCertain: boolean;
    }
  | { readonly is: 'impossible' }
  | { readonly is: 'unknown' };
