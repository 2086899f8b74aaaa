import { Type, type Static } from 'typebox';
import type { Estimate, Pricing } from '../engine/rating';
import { anyObject, closed, json, nullable } from './schema';
import { contentHash } from './texts';

/** What prices a wizard while one types (GET /rating/{hash}.json); null without a price. */
export const ratingAtHand = nullable(
  closed({
    Extent: Type.Array(Type.String()),
    Fields: Type.Array(Type.String()),
    Rating: json<Pricing | null>('what decides and prices; null where the insurer keeps it to itself'),
  }),
);
export type RatingAtHand = Static<typeof ratingAtHand>;

export const estimateBody = closed({
  definition: contentHash,
  constants: Type.Optional(contentHash),
  record: anyObject<Record<string, unknown>>(),
});

export const estimated = closed({
  Estimate: json<Estimate | null>(
    'state and figures with their reasons; null for a definition without a price',
  ),
});
export type Estimated = Static<typeof estimated>;
