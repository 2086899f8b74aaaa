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

interface RatedDefinition {
  product: string;
  version: number;
  hash: string;
}

/** How a premium came about, kept in `quotes.rating`: enough to explain it after any later edit. */
export interface RatingRecord {
  definition: RatedDefinition;
  /** The insurer's rating; absent where it was never asked. */
  insurer?: RatingBasis & Omit<RatingResult, 'insurer'> & { name: string };
  again?: RatingBasis & Price & { before: { grossPremium: string; validityStart: string } };
  desk?: RatingBasis & Price & { actorUid: string; reason?: string | undefined };
  proposed?: { premium: number; reason: string; actorUid: string; by: string; at: string };
}

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

export function deskRecord(
  product: Product,
  quote: QuoteRow,
  env: Environment,
  { price, ...offer }: { actorUid: string; reason?: string | undefined; price: Price },
): Json {
  const desk = { ...basisOf(product.rating!, quote.answers, env), ...price, ...offer };
  return recordOf(product, { ...quote.rating, desk });
}

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

/** Tax in % of the offered premium; undefined where no rating says so. */
export function taxedAt({ rating }: Pick<QuoteRow, 'rating'>): number | undefined {
  const { again, desk, insurer } = (rating ?? {}) as Partial<RatingRecord>;
  return (again ?? desk ?? insurer)?.iofRate;
}

function recordOf({ compiled }: Product, parts: Omit<RatingRecord, 'definition'>): Json {
  const { id: product, version, hash } = compiled.source;
  const record: RatingRecord = { definition: { product, version, hash }, ...parts };
  return { ...record };
}
