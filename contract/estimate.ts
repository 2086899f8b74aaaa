import { Type, type Static } from 'typebox';
import type { Estimate, Pricing } from '../engine/rating';
import { anyObject, closed, json, nullable } from './schema';
import { contentHash } from './texts';

/** With what a wizard says a price while one types (GET /rating/{hash}.json); null for a definition without a price. */
export const ratingAtHand = nullable(
  closed({
    /** Paths of the questions that say how much is insured, and for how long. */
    Extent: Type.Array(Type.String()),
    /** Paths of all that decide and price. */
    Fields: Type.Array(Type.String()),
    Rating: json<Pricing | null>('what decides and prices; null where the insurer keeps it to itself'),
  }),
);
export type RatingAtHand = Static<typeof ratingAtHand>;

/** Body of POST /quote/estimate: a wizard as it stands, and what it is filled with. */
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
