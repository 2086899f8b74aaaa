import { Type } from 'typebox';
import type { Static } from 'typebox';
import { closed, oneOf } from '../../contract/schema';
import { LONGEST, MOST, SHORTEST } from '../search/limits';
import { versionKey } from './versionKey';

/** Body of POST /workbench/search. */
export const searchBody = closed({
  Text: Type.String({ minLength: SHORTEST, maxLength: LONGEST, pattern: String.raw`\S` }),
  Version: versionKey,
  /** Definitions themselves, or the golden cases that tell of them. */
  Part: oneOf(['definitions', 'cases']),
  /** How many places are told. */
  Most: Type.Integer({ minimum: 1, maximum: MOST }),
});
export type SearchBody = Static<typeof searchBody>;

const count = Type.Integer({ minimum: 0 });

const searchHit = closed({
  File: Type.String(),
  Pointer: Type.String(),
  /** Counted from 1. */
  Line: Type.Integer({ minimum: 1 }),
  /** The line, or what of a long one is around the place; what was found of it stands from `Start` before `End`. */
  Text: Type.String(),
  Start: count,
  End: count,
});
export type SearchHit = Static<typeof searchHit>;

export const searchAnswer = closed({
  /** How many places there are, told or not. */
  Definitions: count,
  Cases: count,
  Hits: Type.Array(searchHit, { maxItems: MOST }),
});
export type SearchAnswer = Static<typeof searchAnswer>;
