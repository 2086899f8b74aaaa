import { moneyText, storedAmount } from '../../../engine/values';
import type { Price } from '../../../engine/rating';
import type { Db } from '../../db/db';
import type { QuoteRow, User } from '../../db/schema';
import type { Deps } from '../../deps';
import { refuse } from '../../http/refuse';
import { giveProposalNumber } from '../quotes/emission/proposalNumber';
import { moveQuote } from '../quotes/moveQuote';
import { deskRecord } from '../quotes/ratingRecord';
import { STATUS } from '../../../contract/statuses/quote';
import { auditDecision, takeForDecision, type Seen } from './decision';
import { demandCurrent } from '../quotes/endorsement/demandPolicy';
import {
  boundsText,
  isOutside,
  premiumBounds,
  refuseSign,
  type PremiumBounds,
} from '../quotes/endorsement/premiumBounds';
import { priceQuote, refusePremium } from './priceQuote';
import { isSecond, propose } from './proposePremium';

export interface Approval extends Seen {
  commercialPremium: number;
  maxInstallments: number;
  insurerName: string;
  premiumReason?: string | null;
}

/**
 * Offers a request in analysis at the executive's premium (1, 10 → 2); tax and total follow from the product's rules. An
 * endorsement may give back, which the customer accepts as well; one without any premium leaves nothing to agree to and
 * waits to be issued (10 → 7). A change's premium outside its bounds is proposed by one executive and approved by another
 * (decision 69). Throws as takeForDecision, POLICY_CHANGED, POLICY_CANCELLED, SECOND_EXECUTIVE, NO_SECOND_EXECUTIVE, and INVALID_REQUEST for installments above the product's
 * cap, a premium whose sign is none of the change's, and one below the minimum or outside the bounds without a reason.
 */
export async function approveQuote(
  db: Db,
  deps: Deps,
  executive: User,
  approval: Approval,
): Promise<QuoteRow> {
  const quote = await takeForDecision(db, executive, approval, 'approve');
  await demandCurrent(db, quote);
  refusePremium(quote, approval.commercialPremium);
  const { price, product, env } = await priceQuote(deps, quote, approval.commercialPremium);
  refuseAbove(price.maxInstallments, approval.maxInstallments);
  const bounds = await premiumBounds(db, deps, quote, price);
  if (bounds) refuseSign(bounds, approval.commercialPremium);
  const outside = bounds && isOutside(bounds, approval.commercialPremium) ? bounds : undefined;
  const reason = reasonFor(price, approval, { bounds, outside });
  if (outside && !isSecond(quote, executive, approval.commercialPremium))
    return propose(db, deps, executive, quote, { premium: approval.commercialPremium, reason: reason! });
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

function reasonFor(
  { commercialPremium, minimumPremium }: Price,
  { premiumReason }: Approval,
  { bounds, outside }: { bounds: PremiumBounds | undefined; outside: PremiumBounds | undefined },
): string | undefined {
  const least = bounds ? bounds.rated : minimumPremium;
  const isBelow = least !== null && commercialPremium < least;
  if (!outside && !isBelow) return undefined;
  const reason = premiumReason?.trim();
  if (reason) return reason;
  const message = outside
    ? `Sem outro executivo é possível ${boundsText(outside)}. Justifique o valor por escrito.`
    : `${bounds ? 'O prêmio calculado deste endosso' : 'O prêmio mínimo deste produto'} é ${moneyText(least!)}. Justifique o valor menor por escrito.`;
  throw refuse('INVALID_REQUEST', [{ path: 'premiumReason', code: 'required', message }]);
}
