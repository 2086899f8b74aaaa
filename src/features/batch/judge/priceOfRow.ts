import type { JudgedRow, Session } from '../../../../engine/index';
import { estimateOf, type Pricing } from '../../../../engine/rating';

/** What the insurer would ask for a row, or why a person decides about it or it would be refused. */
export type RowPrice =
  | { readonly state: 'priced'; readonly premium: number }
  | { readonly state: 'person' | 'refused'; readonly reason: string };

/** A judged row with its price; none of a row with errors, or where rates stay on the server. */
export interface PricedRow extends JudgedRow {
  readonly price?: RowPrice;
}

/** Prices a row that may be sent, by what will price it once it is. */
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

/** A price that cannot be had holds up no row. */
function estimated(rating: Pricing, session: Session) {
  try {
    return estimateOf(rating, session);
  } catch {
    return undefined;
  }
}
