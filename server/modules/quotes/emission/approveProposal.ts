import { dayNumber } from '../../../../engine/values';
import type { Db } from '../../../db/db';
import type { QuoteRow } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { firstDueDate, hasPassed } from '../../issued/billets/dueDates';
import { demandOffer } from '../endorsement/demandOffer';
import { demandPolicy } from '../endorsement/demandPolicy';
import { moveQuote } from '../moveQuote';
import { refuseQuote } from '../problems';
import { STATUS } from '../../../../contract/statuses/quote';
import type { QuoteChanges } from '../repository';
import { askInsurer } from './askInsurer';
import { demandValidity } from './demandValidity';
import { giveProposalNumber } from './proposalNumber';
import { reviewDueDate } from './reviewPayment';
import { takeQuote } from './takeQuote';
import { isWithoutPayment } from './withoutPayment';
import type { QuoteWish } from './takeQuote';

export interface Acceptance extends QuoteWish {
  /** YYYY-MM-DD */
  firstInstallmentDueDate?: string | null;
  /** R$ that the person was shown. */
  premium?: number | null;
}

/**
 * The customer accepts a ready proposal, or the offer of an endorsement that leaves nothing to pay. Throws NOT_FOUND,
 * STATUS_FORBIDS, OFFER_EXPIRED, VALIDITY_OVER, DUE_DATE_PASSED when another first due date has to be chosen (decision 53),
 * INVALID_PAYMENT for one that cannot be, and as demandPolicy and demandOffer.
 */
export async function approveProposal(db: Db, deps: Deps, wish: Acceptance): Promise<QuoteRow> {
  const offered = await takeQuote(db, deps, wish, acceptedFrom);
  demandValidity(deps, offered);
  await demandPolicy(db, deps, offered);
  const quote = await demandOffer(db, deps, offered, wish.premium);
  const at = deps.clock.now();
  const isOffer = quote.status === STATUS.paymentReady;
  const changes = isOffer ? { proposalReadyAt: at } : dueDateOf(deps, quote, wish);
  const move = { to: STATUS.proposalAccepted, actorUid: wish.caller.user.uid, at, changes };
  const accepted = await moveQuote(db, quote, move);
  await askInsurer(db, deps, accepted);
  return isOffer ? giveProposalNumber(db, deps, accepted) : accepted;
}

const acceptedFrom = (quote: QuoteRow) =>
  isWithoutPayment(quote) ? STATUS.paymentReady : STATUS.proposalReady;

/** A first due date stays unless it has passed; that of an invoice is not chosen. */
export function dueDateOf(
  deps: Pick<Deps, 'clock' | 'products'>,
  { firstDueDate: agreed, firstInstallmentDays }: QuoteRow,
  { firstInstallmentDueDate: chosen }: Pick<Acceptance, 'firstInstallmentDueDate'>,
): QuoteChanges | undefined {
  const today = deps.clock.today();
  if (agreed !== null && !hasPassed(agreed, today)) return undefined;
  if (firstInstallmentDays === null) return { firstDueDate: firstDueDate(today, null) };
  if (!chosen) throw refuseQuote('DUE_DATE_PASSED');
  reviewDueDate(deps, chosen);
  return { firstDueDate: chosen, firstInstallmentDays: dayNumber(chosen) - dayNumber(today) };
}
