import { storedAmount, moneyText } from '../../../engine/values/money';
import type { Price } from '../../../engine/rating/priceOf';
import type { Db } from '../../db/db';
import type { QuoteRow, User } from '../../db/schema';
import type { Deps } from '../../deps';
import { refuse } from '../../http/refuse';
import { giveProposalNumber } from '../quotes/emission/proposalNumber';
import { moveQuote } from '../quotes/moveQuote';
import { deskRecord } from '../quotes/ratingRecord';
import { STATUS } from '../../../contract/statuses/quote';
import { auditDecision, takeForDecision, type Seen } from './decision';
import { priceQuote, refusePremium } from './priceQuote';

/** The terms on which an executive approves. */
export interface Approval extends Seen {
  /** R$, before tax, at most two decimals. */
  commercialPremium: number;
  maxInstallments: number;
  insurerName: string;
  /** Why it is less than the product's minimum premium, where it is. */
  premiumReason?: string | null;
}

/**
 * Offers a request in analysis at the executive's premium (1, 10 → 2); tax and total follow from the product's rules. An
 * endorsement may give back, which the customer accepts as well; one without any premium leaves nothing to agree to and
 * waits to be issued (10 → 7). Throws as takeForDecision, and INVALID_REQUEST for installments above the product's cap
 * and for a premium below its minimum without a reason.
 */
export async function approveQuote(
  db: Db,
  deps: Deps,
  executive: User,
  approval: Approval,
): Promise<QuoteRow> {
  const quote = await takeForDecision(db, executive, approval, 'approve');
  refusePremium(quote, approval.commercialPremium);
  const { price, product, env } = await priceQuote(deps, quote, approval.commercialPremium);
  refuseAbove(price.maxInstallments, approval.maxInstallments);
  const reason = reasonFor(price, approval);
  const at = deps.clock.now();
  const isFree = price.grossPremium === 0;
  const moved = await moveQuote(db, quote, {
    to: isFree ? STATUS.proposalAccepted : STATUS.paymentReady,
    actorUid: executive.uid,
    at,
    reason,
    changes: {
      ...(isFree && { proposalReadyAt: at }),
      rating: deskRecord(product, quote, env, { actorUid: executive.uid, reason, price }),
      commercialPremium: storedAmount(price.commercialPremium),
      iof: storedAmount(price.iof),
      grossPremium: storedAmount(price.grossPremium),
      installments: approval.maxInstallments,
      insurerName: approval.insurerName.trim(),
    },
  });
  const approved = isFree ? await giveProposalNumber(db, deps, moved) : moved;
  const made = reason ? { premiumReason: reason } : {};
  await auditDecision(db, executive, 'quote.approve', quote, approved, made);
  return approved;
}

function refuseAbove(cap: number, asked: number): void {
  if (asked <= cap) return;
  const message = `Este produto permite no máximo ${cap} ${cap === 1 ? 'parcela' : 'parcelas'} para este prêmio.`;
  throw refuse('INVALID_REQUEST', [{ path: 'maxInstallments', code: 'cap', message }]);
}

/** Why less than the product's minimum premium is asked; nothing where it is not less. */
function reasonFor(
  { commercialPremium, minimumPremium }: Price,
  { premiumReason }: Approval,
): string | undefined {
  if (minimumPremium === null || commercialPremium >= minimumPremium) return undefined;
  const reason = premiumReason?.trim();
  if (reason) return reason;
  const message = `O prêmio mínimo deste produto é ${moneyText(minimumPremium)}. Justifique o valor menor por escrito.`;
  throw refuse('INVALID_REQUEST', [{ path: 'premiumReason', code: 'required', message }]);
}
