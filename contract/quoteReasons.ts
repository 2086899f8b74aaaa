import { Type } from 'typebox';
import type { Static } from 'typebox';
import { closed, nullable } from './schema';

const told = closed({
  Title: Type.String(),
  /** What it holds, as it is printed; null of a question that was not asked. */
  Text: nullable(Type.String()),
  /** One sentence. */
  Why: Type.String(),
});

/** GET /quote/reasons: why a request and its offer say what they say. What a person answered by themselves is not in it. */
export const quoteReasons = closed({
  /** Of the price, as it was offered; none where nothing is offered. */
  Figures: Type.Array(told),
  /** Answers that rules gave, then what was not asked. */
  Answers: Type.Array(told),
});
export type QuoteReasons = Static<typeof quoteReasons>;
