import type { Db } from '../../../db/db';
import type { QuoteRow } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { wizardOfCode } from '../../definitions/productStore';
import { moveQuote } from '../moveQuote';
import { refuseQuote } from '../problems';
import { STAGES, STATUS } from '../../../../contract/statuses/quote';
import { takeQuote } from './takeQuote';
import type { QuoteWish } from './takeQuote';

export interface AnalysisWish extends QuoteWish {
  reason?: string | null | undefined;
}

/**
 * Sends an offer back into analysis, where a person decides. Throws NOT_FOUND, STATUS_FORBIDS, OFFER_EXPIRED,
 * ANALYSIS_UNAVAILABLE for products without it.
 */
export async function analyseQuote(db: Db, deps: Deps, wish: AnalysisWish): Promise<QuoteRow> {
  const quote = await takeQuote(db, deps, wish, STATUS.paymentReady);
  const entry = wizardOfCode(deps.products.catalogue, quote.product);
  if (entry?.withoutAnalysis) throw refuseQuote('ANALYSIS_UNAVAILABLE');
  const reason = wish.reason?.trim() || undefined;
  return moveQuote(db, quote, {
    to: STAGES[quote.kind].analysing,
    actorUid: wish.caller.user.uid,
    at: deps.clock.now(),
    reason,
    changes: { analysisReason: reason ?? null },
  });
}
