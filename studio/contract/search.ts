import { Type } from 'typebox';
import type { Static } from 'typebox';
import { closed, oneOf } from '../../contract/schema';
import { LONGEST, MOST, SHORTEST } from '../search/limits';
import { versionKey } from './versionKey';

export const searchBody = closed({
  Text: Type.String({ minLength: SHORTEST, maxLength: LONGEST, pattern: String.raw`\S` }),
  Version: versionKey,
  Part: oneOf(['definitions', 'cases']),
  Most: Type.Integer({ minimum: 1, maximum: MOST }),
});
export type SearchBody = Static<typeof searchBody>;

const count = Type.Integer({ minimum: 0 });

const searchHit = closed({
  File: Type.String(),
  Pointer: Type.String(),
  /** Counted from 1. */
  Line: Type.Integer({ minimum: 1 }),
  /** The line, or the part of a long one around the match, which is from `Start` up to `End`. */
  Text: Type.String(),
  Start: count,
  End: count,
});
export type SearchHit = Static<typeof searchHit>;

export const searchAnswer = closed({
  Definitions: count,
  Cases: count,
  Hits: Type.Array(searchHit, { maxItems: MOST }),
});
export type SearchAnswer = Static<typeof searchAnswer>;
