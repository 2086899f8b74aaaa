import type { Db } from '../../../db/db';
import type { QuoteRow } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { firstDueDate } from '../../issued/billets/dueDates';
import { demandOffer } from '../endorsement/demandOffer';
import { demandPolicy } from '../endorsement/demandPolicy';
import { moveQuote } from '../moveQuote';
import { refuseQuote } from '../problems';
import { STATUS } from '../../../../contract/statuses/quote';
import { askInsurer } from './askInsurer';
import { demandValidity } from './demandValidity';
import type { Payment } from '../../../../contract/emission';
import { giveProposalNumber } from './proposalNumber';
import { reviewPayment } from './reviewPayment';
import { termsOf } from './paymentTerms';
import { takeQuote } from './takeQuote';
import type { QuoteWish } from './takeQuote';
import { isWithoutPayment } from './withoutPayment';

export interface Order extends QuoteWish {
  payment: Payment;
  acceptRequired: boolean;
  /** R$ that the person was shown. */
  premium?: number | null;
}

/**
 * Takes the payment chosen for an offer: a proposal is asked for (5), or it is accepted at once and waits to be
 * issued (7). Throws NOT_FOUND, STATUS_FORBIDS, OFFER_EXPIRED, VALIDITY_OVER, NOTHING_TO_PAY,
 * INVALID_PAYMENT, and as demandPolicy and demandOffer.
 */
export async function payQuote(db: Db, deps: Deps, order: Order): Promise<QuoteRow> {
  const { caller, payment, acceptRequired } = order;
  const to = acceptRequired ? STATUS.proposalRequested : STATUS.proposalAccepted;
  const offered = await takeQuote(db, deps, order, STATUS.paymentReady);
  if (isWithoutPayment(offered)) throw refuseQuote('NOTHING_TO_PAY');
  demandValidity(deps, offered);
  await demandPolicy(db, deps, offered);
  const quote = await demandOffer(db, deps, offered, order.premium);
  if (isWithoutPayment(quote)) throw refuseQuote('NOTHING_TO_PAY');
  const chosen = reviewPayment(deps, payment, await termsOf(db, quote));
  const at = deps.clock.now();
  const ready = acceptRequired ? {} : { proposalReadyAt: at };
  const due = firstDueDate(deps.clock.today(), chosen.firstInstallmentDays);
  const changes = { ...chosen, ...ready, firstDueDate: due, paymentAt: at };
  const moved = await moveQuote(db, quote, { to, actorUid: caller.user.uid, at, changes });
  await askInsurer(db, deps, moved);
  return acceptRequired ? moved : giveProposalNumber(db, deps, moved);
}
