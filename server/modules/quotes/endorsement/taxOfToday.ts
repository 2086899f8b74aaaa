import { priceOf } from '../../../../engine/rating';
import { storedAmount } from '../../../../engine/values';
import type { QuoteRow } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { STATUS } from '../../../../contract/statuses/quote';
import { constantsTaken } from '../../definitions/constantsTaken';
import { ratedAgainRecord, taxedAt } from '../ratingRecord';
import type { QuoteChanges } from '../repository';

/**
 * An open offer contracted today, where the tax has changed since: the tax is that of the contract's day (decision
 * 60), the premium before tax stays.
 */
export async function taxOfToday(
  { clock, products }: Pick<Deps, 'clock' | 'products'>,
  quote: QuoteRow,
): Promise<QuoteChanges | undefined> {
  const { status, commercialPremium, validityStart } = quote;
  if (status !== STATUS.paymentReady && status !== STATUS.proposalReady) return undefined;
  const offered = taxedAt(quote);
  if (offered === undefined || commercialPremium === null || validityStart === null) return undefined;
  const product = await products.ofHash(quote.definitionHash);
  if (!product?.rating) return undefined;
  const env = { today: clock.today(), constants: await constantsTaken(products, quote), context: {} };
  const price = priceOf(product.rating, quote.answers, env, Number(commercialPremium));
  if (price.iofRate === offered) return undefined;
  return {
    rating: ratedAgainRecord(product, quote, quote, { env, price }),
    iof: storedAmount(price.iof),
    grossPremium: storedAmount(price.grossPremium),
    installments: Math.max(1, Math.min(quote.installments ?? 1, price.maxInstallments)),
  };
}
