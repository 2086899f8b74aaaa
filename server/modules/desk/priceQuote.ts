import type { Environment } from '../../../engine';
import { priceOf, type Price } from '../../../engine/rating/priceOf';
import type { QuoteRow } from '../../db/schema';
import type { Deps } from '../../deps';
import type { Product } from '../definitions/productStore';
import { refuseQuote } from '../quotes/problems';

/** A premium that was priced, and all that it was priced by. */
export interface PricedQuote {
  price: Price;
  product: Product;
  env: Environment;
}

/**
 * What a commercial premium (R$) comes to for that request today, by the definition it was made under; one without a
 * minimum premium has that of the definition in force. Throws PRODUCT_UNAVAILABLE for a product that has no rating.
 */
export async function priceQuote(
  { clock, products }: Pick<Deps, 'clock' | 'products'>,
  quote: QuoteRow,
  commercialPremium: number,
): Promise<PricedQuote> {
  const product = await products.ofHash(quote.definitionHash);
  if (!product?.rating) throw refuseQuote('PRODUCT_UNAVAILABLE');
  const env: Environment = { today: clock.today(), constants: products.constants, context: {} };
  const current = products.current(product.compiled.source.id)?.rating;
  const rating = { minimumPremium: current?.minimumPremium, ...product.rating };
  return { price: priceOf(rating, quote.answers, env, commercialPremium), product, env };
}
