import { Type } from 'typebox';
import type { Static } from 'typebox';
import { closed, nullable } from './schema';

const told = closed({
  Title: Type.String(),
  /** As printed; null for a question that was not asked. */
  Text: nullable(Type.String()),
  Why: Type.String(),
});

/** GET /quote/reasons: why a request and its offer say what they say, except a person's own answers. */
export const quoteReasons = closed({
  /** As offered; empty without an offer. */
  Figures: Type.Array(told),
  /** Answers that rules gave, then what was not asked. */
  Answers: Type.Array(told),
});
export type QuoteReasons = Static<typeof quoteReasons>;
