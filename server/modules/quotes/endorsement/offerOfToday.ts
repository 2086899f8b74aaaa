import { answersOf, type Session, transition, writeRecord } from '../../../../engine/index';
import { priceOf, rate, variableOf } from '../../../../engine/rating';
import { storedAmount } from '../../../../engine/values';
import type { Db } from '../../../db/db';
import type { PolicyRow, QuoteRow } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { STATUS } from '../../../../contract/statuses/quote';
import { constantsTaken } from '../../definitions/constantsTaken';
import type { Product } from '../../definitions/productStore';
import { registeredSession } from '../../definitions/registeredSession';
import { endorsementOf } from '../../issued/policies/endorsementOf';
import { ledgerOf } from '../../issued/policies/ledger';
import { findPolicyById, listEndorsements } from '../../issued/policies/repository';
import { refundBound } from './refundBound';
import { taxOfToday } from './taxOfToday';
import { ratedAgainRecord, type RatingRecord } from '../ratingRecord';
import type { QuoteChanges } from '../repository';

type OfferDeps = Pick<Deps, 'clock' | 'products'>;

/**
 * An offer as accepted today, where that differs: with today's tax, a start on the day of acceptance or later
 * (decision 67), and no more given back than the layers that it takes (decision 68). An earlier start that a person
 * allowed stays.
 */
export async function offerOfToday(
  db: Db,
  deps: OfferDeps,
  quote: QuoteRow,
): Promise<QuoteChanges | undefined> {
  if (quote.policyId === null) return taxOfToday(deps, quote);
  const policy = await offeredFor(db, quote);
  const product = await deps.products.ofHash(quote.definitionHash);
  if (!policy || !product?.rating) return undefined;
  const { rule } = await endorsementOf(deps, quote);
  if (!rule.expired && quote.validityEnd! <= deps.clock.today()) return undefined;
  const ledger = ledgerOf({ policy, endorsements: await listEndorsements(db, policy.id) });
  const begun = rule.start ? await begunOn(deps, quote, product) : undefined;
  const changed = { ...quote, ...begun };
  const { desk } = (quote.rating ?? {}) as Partial<RatingRecord>;
  // A person who gives back more than the bound wrote a reason.
  const bound = desk?.reason ? Infinity : (await refundBound(deps, changed, policy, ledger)) / 100;
  const env = {
    today: deps.clock.today(),
    constants: await constantsTaken(deps.products, quote),
    context: {},
  };
  const rated =
    desk || !begun
      ? Number(quote.commercialPremium)
      : rate(product.rating, changed.answers, env, ledger).commercialPremium;
  const price = priceOf(product.rating, changed.answers, env, Math.max(rated, 0 - bound));
  if (!begun && price.commercialPremium === Number(quote.commercialPremium)) return taxOfToday(deps, quote);
  return {
    ...begun,
    rating: ratedAgainRecord(product, changed, quote, { env, price, ledger }),
    commercialPremium: storedAmount(price.commercialPremium),
    iof: storedAmount(price.iof),
    grossPremium: storedAmount(price.grossPremium),
    installments: Math.max(1, Math.min(quote.installments ?? 1, price.maxInstallments)),
  };
}

async function offeredFor(db: Db, quote: QuoteRow): Promise<PolicyRow | undefined> {
  const { status, policyId, policyVersion, grossPremium, validityEnd } = quote;
  if (status !== STATUS.paymentReady && status !== STATUS.proposalReady) return undefined;
  if (policyId === null || grossPremium === null || !validityEnd) return undefined;
  const policy = await findPolicyById(db, policyId);
  return policy?.version === policyVersion && policy.cancelledAt === null ? policy : undefined;
}

/**
 * The request with today as its start if the asked day has passed; its last day if the validity is over, so that no
 * day is left to give back.
 */
async function begunOn(
  deps: OfferDeps,
  quote: QuoteRow,
  { rating }: Product,
): Promise<Pick<QuoteRow, 'answers' | 'record' | 'validityStart'> | undefined> {
  const { validityStart: start, validityEnd, businessDay } = quote;
  const day = deps.clock.today();
  const today = validityEnd !== null && validityEnd < day ? validityEnd : day;
  const field = variableOf(rating?.validity.start);
  const end = variableOf(rating?.validity.end);
  if (!field || !end || start === null || start >= today || start < businessDay) return undefined;
  const session = await registeredSession(deps, quote);
  const moved = edited(edited(session, field, today), end, validityEnd);
  return {
    validityStart: today,
    answers: { ...answersOf(moved) },
    record: { ...quote.record, ...writeRecord(moved) },
  };
}

function edited(session: Session, field: string, value: string | null): Session {
  if (answersOf(session)[field] === value) return session;
  return transition(session, { type: 'edit', field, value }).session;
}
