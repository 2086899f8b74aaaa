import { storedAmount } from '../../../../engine/values';
import { changeOf, type PolicyChange, termsOf } from '../../../../engine/rating';
import type { PolicyState, QuoteRow } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { takenWith } from '../../definitions/registeredSession';

export type StatedTerms = Pick<
  PolicyState,
  'contractValue' | 'objectText' | 'coverageFine' | 'coverageLabor' | 'civilWork' | 'insuredPlace'
>;

/**
 * What a request asks its policy to say, rated by its own definition with the day and constants it was taken with.
 */
export async function statedTerms(
  deps: Pick<Deps, 'products'>,
  quote: QuoteRow,
): Promise<StatedTerms | undefined> {
  const { rating, env } = await ratingOf(deps, quote);
  if (!rating) return undefined;
  const { contractValue, ...terms } = termsOf(rating, quote.answers, env);
  return { ...terms, contractValue: contractValue === null ? null : storedAmount(contractValue) };
}

export async function changeOfQuote(
  deps: Pick<Deps, 'products'>,
  quote: QuoteRow,
): Promise<PolicyChange | undefined> {
  const { rating, env } = await ratingOf(deps, quote);
  return rating && changeOf(rating, quote.answers, env);
}

async function ratingOf(deps: Pick<Deps, 'products'>, quote: QuoteRow) {
  const product = await deps.products.ofHash(quote.definitionHash);
  const { env } = await takenWith(deps, quote);
  return { rating: product?.rating, env };
}
