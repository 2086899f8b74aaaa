import type { Refund } from '../../../../contract/refunds';
import type { RefundRow } from '../../../db/schema';

/** A refund as those read it whom it concerns. */
export const refundAnswer = ({ amount, payTo, paidOn }: RefundRow): Refund => ({
  Amount: Number(amount),
  PayTo: payTo,
  PaidOn: paidOn,
});
