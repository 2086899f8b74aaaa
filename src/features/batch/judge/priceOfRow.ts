import type { JudgedRow, Session } from '../../../../engine/index';
import { estimateOf, type Pricing } from '../../../../engine/rating';

export type RowPrice =
  | { readonly state: 'priced'; readonly premium: number }
  | { readonly state: 'person' | 'refused'; readonly reason: string };

export interface PricedRow extends JudgedRow {
  readonly price?: RowPrice;
}

export function withPrice(judged: JudgedRow, session: Session, rating: Pricing | null): PricedRow {
  const price = judged.record && rating ? priceOf(rating, session) : undefined;
  return price ? { ...judged, price } : judged;
}

function priceOf(rating: Pricing, session: Session): RowPrice | undefined {
  const estimate = estimated(rating, session);
  switch (estimate?.state) {
    case 'priced':
      return { state: 'priced', premium: estimate.grossPremium.value };
    case 'person':
    case 'refused':
      return { state: estimate.state, reason: estimate.reason };
    default:
      return undefined;
  }
}

/** A failed pricing must not block the row. */
function estimated(rating: Pricing, session: Session) {
  try {
    return estimateOf(rating, session);
  } catch {
    return undefined;
  }
}
