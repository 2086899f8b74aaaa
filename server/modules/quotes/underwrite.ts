import { storedAmount } from '../../../engine/values';
import type { Environment } from '../../../engine/index';
import { LEAST_OFFER, NOTHING_TO_PAY, rate, type RatingResult } from '../../../engine/rating';
import type { Db } from '../../db/db';
import type { QuoteRow } from '../../db/schema';
import type { Deps } from '../../deps';
import { constantsTaken } from '../definitions/constantsTaken';
import { ledgerOfPolicy } from '../issued/policies/ledger';
import { moveQuote } from './moveQuote';
import { insurerRecord } from './ratingRecord';
import { awaitsInsurer, insertEvent, lastEventKind, lockQuote, updateQuote } from './repository';
import { STAGES, STATUS } from '../../../contract/statuses/quote';
import type { QuoteChanges } from './repository';

const CORRECTED = 'O cliente enviou a correção pedida.';

type Answer = RatingResult & Pick<QuoteRow, 'rating'>;

type UnderwritingDeps = Pick<Deps, 'db' | 'clock' | 'products'>;

/**
 * The sandbox insurer's answer, with the request's constants: approve, leave to a person, or deny with a reason.
 * Idempotent: only the first answer counts.
 */
export async function underwrite({ db, clock, products }: UnderwritingDeps, quoteId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const quote = await lockQuote(tx, quoteId);
    if (!quote || quote.status !== STAGES[quote.kind].analysing) return;
    const last = await lastEventKind(tx, quoteId);
    if (!awaitsInsurer(last) && last !== 'corrected') return;
    const product = await products.ofHash(quote.definitionHash);
    const constants = await constantsTaken(products, quote);
    const env: Environment = { today: clock.today(), constants, context: {} };
    if (!product?.rating) return leaveToPerson(tx, quote, clock.now(), 'Produto sem tarifação automática.');
    const ledger = quote.policyId ? await ledgerOfPolicy(tx, quote.policyId) : undefined;
    const result = rate(product.rating, quote.answers, env, ledger);
    const rating = insurerRecord(product, quote.answers, env, result, ledger);
    const rated = { ...result, rating };
    if (last === 'corrected') return leaveCorrected(tx, quote, rated, clock.now());
    await answer(tx, quote, rated, clock.now());
  });
}

async function answer(tx: Db, quote: QuoteRow, result: Answer, at: Date): Promise<void> {
  const { outcome, reason, rating } = result;
  if (outcome === 'approve' && !isOfferable(quote, result.grossPremium)) {
    return leaveToPerson(tx, quote, at, NOTHING_TO_PAY, { rating });
  }
  if (outcome === 'analyse') return leaveToPerson(tx, quote, at, reason, premiumOf(result));
  const denied = outcome === 'deny';
  const changes = denied ? { deniedReason: reason ?? null, deniedAt: at, rating } : premiumOf(result);
  const to = denied ? STAGES[quote.kind].denied : STATUS.paymentReady;
  await moveQuote(tx, quote, { to, actorUid: null, at, reason, changes });
}

/** Whoever asked for a correction decides on it, with today's premium. */
async function leaveCorrected(tx: Db, quote: QuoteRow, result: Answer, at: Date): Promise<void> {
  const { outcome, reason = CORRECTED, rating, grossPremium } = result;
  const isPriced = outcome !== 'deny' && isOfferable(quote, grossPremium);
  await leaveToPerson(tx, quote, at, reason, isPriced ? premiumOf(result) : { rating });
}

function isOfferable({ kind }: QuoteRow, premium: number): boolean {
  return premium >= LEAST_OFFER || (kind === 'endorsement' && premium <= -LEAST_OFFER);
}

async function leaveToPerson(
  tx: Db,
  quote: QuoteRow,
  at: Date,
  reason: string | undefined,
  changes: QuoteChanges = {},
): Promise<void> {
  const { id: quoteId, status } = quote;
  await updateQuote(tx, quoteId, { ...changes, updatedAt: at });
  await insertEvent(tx, {
    quoteId,
    kind: 'rated',
    actorUid: null,
    fromStatus: status,
    toStatus: status,
    reason,
    at,
  });
}

function premiumOf(result: Answer): QuoteChanges {
  return {
    rating: result.rating,
    commercialPremium: storedAmount(result.commercialPremium),
    grossPremium: storedAmount(result.grossPremium),
    iof: storedAmount(result.iof),
    installments: result.maxInstallments,
    insurerName: result.insurer,
  };
}
