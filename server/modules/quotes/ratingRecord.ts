import {
  basisOf,
  type Ledger,
  type Price,
  type RatingBasis,
  type RatingResult,
} from '../../../engine/rating';
import type { Environment } from '../../../engine/index';
import type { QuoteRow } from '../../db/schema';
import type { Product } from '../definitions/productStore';

type Json = Record<string, unknown>;

/** Which definition a premium was rated with. */
interface RatedDefinition {
  product: string;
  version: number;
  hash: string;
}

/** How a quote's premium came about, as `quotes.rating` keeps it: enough to explain it after any later edit. */
export interface RatingRecord {
  definition: RatedDefinition;
  /** What the insurer's rating said; absent where it was never asked. */
  insurer?: RatingBasis & Omit<RatingResult, 'insurer'> & { name: string };
  /** The same on the day on which its customer accepted another premium, or contracted with another tax, than was offered. */
  again?: RatingBasis & Price & { before: { grossPremium: string; validityStart: string } };
  /** The premium that an executive set instead, and what tax and installments followed from. */
  desk?: RatingBasis & Price & { actorUid: string; reason?: string };
  /** A premium (R$) outside the bounds of a change, which waits for a second executive; who proposed it, why and when. */
  proposed?: { premium: number; reason: string; actorUid: string; by: string; at: string };
}

/** The record of an insurer's answer. */
export function insurerRecord(
  product: Product,
  answers: Json,
  env: Environment,
  result: RatingResult,
  ledger?: Ledger,
): Json {
  const { insurer: name, ...figures } = result;
  return recordOf(product, {
    insurer: { ...basisOf(product.rating!, answers, env, ledger), ...figures, name },
  });
}

/** The quote's record with an executive's premium. */
export function deskRecord(
  product: Product,
  quote: QuoteRow,
  env: Environment,
  { price, ...offer }: { actorUid: string; reason?: string; price: Price },
): Json {
  const desk = { ...basisOf(product.rating!, quote.answers, env), ...price, ...offer };
  return recordOf(product, { ...quote.rating, desk });
}

/** The record of an offer that was rated again on another day. */
export function ratedAgainRecord(
  product: Product,
  quote: QuoteRow,
  before: QuoteRow,
  { env, price, ledger }: { env: Environment; price: Price; ledger?: Ledger },
): Json {
  const basis = basisOf(product.rating!, quote.answers, env, ledger);
  const { grossPremium, validityStart } = before;
  const again = {
    ...basis,
    ...price,
    before: { grossPremium: grossPremium!, validityStart: validityStart! },
  };
  return recordOf(product, { ...quote.rating, again });
}

/** % of the tax in the premium as it is offered; undefined where no rating says so. */
export function taxedAt({ rating }: Pick<QuoteRow, 'rating'>): number | undefined {
  const { again, desk, insurer } = (rating ?? {}) as Partial<RatingRecord>;
  return (again ?? desk ?? insurer)?.iofRate;
}

function recordOf({ compiled }: Product, parts: Omit<RatingRecord, 'definition'>): Json {
  const { id: product, version, hash } = compiled.source;
  const record: RatingRecord = { definition: { product, version, hash }, ...parts };
  return { ...record };
}
