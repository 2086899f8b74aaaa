import type { Refund } from '../../../../contract/refunds';
import type { RefundRow } from '../../../db/schema';

export const refundAnswer = ({ amount, payTo, paidOn }: RefundRow): Refund => ({
  Amount: Number(amount),
  PayTo: payTo,
  PaidOn: paidOn,
});
