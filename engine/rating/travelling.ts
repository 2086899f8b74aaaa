import type { Pricing, Rating } from './types';

/** What browsers may have of a rating: all that decides and prices, or nothing. */
export function travellingPart(rating: Rating): Pricing | null {
  if (!rating.travels) return null;
  const {
    branch: _b,
    client: _c,
    insured: _i,
    objectNumbers: _n,
    policy: _p,
    change: _h,
    ...pricing
  } = rating;
  return pricing;
}
