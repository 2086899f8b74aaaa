import type { Environment } from '../../../engine/index';
import type { Trace } from '../../../engine/expression';
import {
  explainPrice,
  explainRating,
  type Price,
  type Rating,
  type RatingBasis,
  tableOf,
} from '../../../engine/rating';
import type { QuoteRow } from '../../db/schema';
import type { Deps } from '../../deps';
import { findUser } from '../people/account/repository';
import type { Product } from '../definitions/productStore';
import type { RatingRecord } from '../quotes/ratingRecord';
import { traceAnswer, type TraceAnswer } from './traceAnswer';

type Insurer = NonNullable<RatingRecord['insurer']>;
type Desk = NonNullable<RatingRecord['desk']>;

interface Rated {
  quote: QuoteRow;
  rating: Rating;
  tell: (trace: Trace, basis: RatingBasis) => TraceAnswer;
}

/**
 * Why a quote's figures are what they are: the definition, and how the insurer and the desk came to theirs, each
 * with the constants of its day. Null where nobody has rated it yet.
 */
export async function explainQuote({ db, products }: Deps, quote: QuoteRow) {
  const record = quote.rating as RatingRecord | null;
  const product = record ? await products.ofHash(record.definition.hash) : undefined;
  if (!record || !product?.rating) return null;
  const { insurer, desk } = record;
  const tell: Rated['tell'] = (trace, basis) => traceAnswer(trace, product.compiled, basis);
  const rated: Rated = { quote, rating: product.rating, tell };
  const by = desk && (await findUser(db, desk.actorUid));
  return {
    Definition: definitionAnswer(record, product),
    Insurer: insurer ? insurerAnswer(rated, insurer) : null,
    Desk: desk ? { By: by?.name ?? null, Reason: desk.reason ?? null, ...deskAnswer(rated, desk) } : null,
  };
}

function definitionAnswer({ definition }: RatingRecord, { compiled, publishedAt }: Product) {
  return {
    Product: definition.product,
    Title: compiled.source.title,
    Version: definition.version,
    Hash: definition.hash,
    PublishedAt: publishedAt.toISOString(),
  };
}

function insurerAnswer({ quote, rating, tell }: Rated, record: Insurer) {
  const told = explainRating(
    rating,
    quote.answers,
    environmentOf(record),
    record.grossPremium,
    record.ledger,
  );
  return {
    Name: record.name,
    Outcome: record.outcome,
    Reason: record.reason ?? null,
    Decisions: told.decisions.map(({ id, outcome, reason, holds, trace }) => ({
      Id: id,
      Outcome: outcome,
      Reason: reason,
      Holds: holds,
      Why: tell(trace, record),
    })),
    InsuredAmount: { Value: record.insuredAmount, Why: tell(told.insuredAmount, record) },
    ...priceAnswer(record, tell(told.commercialPremium, record), {
      iofRate: tell(told.iofRate, record),
      maxInstallments: tell(told.maxInstallments, record),
    }),
  };
}

function deskAnswer({ quote, rating, tell }: Rated, record: Desk) {
  const told = explainPrice(rating, quote.answers, environmentOf(record), record.grossPremium);
  return priceAnswer(record, null, {
    iofRate: tell(told.iofRate, record),
    maxInstallments: tell(told.maxInstallments, record),
  });
}

function priceAnswer(
  record: RatingBasis & Price,
  premium: TraceAnswer | null,
  why: { iofRate: TraceAnswer; maxInstallments: TraceAnswer },
) {
  return {
    Day: record.day,
    Constants: record.constants.map(({ name, title, value, from, note }) => ({
      Name: title ?? name,
      Value: value,
      From: from,
      Note: note ?? null,
    })),
    CommercialPremium: { Value: record.commercialPremium, Why: premium },
    IOFRate: { Value: record.iofRate, Why: why.iofRate },
    IOF: { Value: record.iof, Why: null },
    GrossPremium: { Value: record.grossPremium, Why: null },
    MaxInstallments: { Value: record.maxInstallments, Why: why.maxInstallments },
  };
}

function environmentOf(basis: RatingBasis): Environment {
  return { today: basis.day, constants: tableOf(basis), context: {} };
}
