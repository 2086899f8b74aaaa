import type { Environment } from '../../../engine/index';
import { storedAmount } from '../../../engine/values';
import { type Price, priceOf } from '../../../engine/rating';
import type { QuoteRow } from '../../db/schema';
import type { Deps } from '../../deps';
import { refuse } from '../../http/refuse';
import { constantsTaken } from '../definitions/constantsTaken';
import type { Product } from '../definitions/productStore';
import { refuseQuote } from '../quotes/problems';

export interface PricedQuote {
  price: Price;
  product: Product;
  env: Environment;
}

/**
 * What a commercial premium (R$) comes to for that request today, by the definition and the constants it was taken with;
 * a definition without a minimum premium has that of the one in force. Throws PRODUCT_UNAVAILABLE for a product that has no rating.
 */
export async function priceQuote(
  { clock, products }: Pick<Deps, 'clock' | 'products'>,
  quote: QuoteRow,
  commercialPremium: number,
): Promise<PricedQuote> {
  const product = await products.ofHash(quote.definitionHash);
  if (!product?.rating) throw refuseQuote('PRODUCT_UNAVAILABLE');
  const constants = await constantsTaken(products, quote);
  const env: Environment = { today: clock.today(), constants, context: {} };
  const current = products.current(product.compiled.source.id)?.rating;
  const minimum = current?.minimumPremium;
  const rating = minimum === undefined ? product.rating : { minimumPremium: minimum, ...product.rating };
  return { price: priceOf(rating, quote.answers, env, commercialPremium), product, env };
}

/** A premium has at most two decimals, and only an endorsement's may be zero or negative. */
export function refusePremium({ kind }: QuoteRow, premium: number): void {
  const path = 'commercialPremium';
  if (kind === 'quote' && premium <= 0) {
    const message = 'O prêmio líquido deve ser maior que zero.';
    throw refuse('INVALID_REQUEST', [{ path, code: 'exclusiveMinimum', message }]);
  }
  if (Number(storedAmount(premium)) === premium) return;
  const message = 'O prêmio líquido tem no máximo duas casas decimais.';
  throw refuse('INVALID_REQUEST', [{ path, code: 'decimals', message }]);
}
