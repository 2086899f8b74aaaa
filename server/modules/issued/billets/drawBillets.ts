import { freeFieldOf, ourNumberOf, type Bank } from '../../../adapters/bank/Bank';
import type { Db } from '../../../db/db';
import type { BilletRow, EndorsementRow, PolicyRow } from '../../../db/schema';
import { takeNumbers } from '../../platform/counters';
import { barCodeOf } from './boleto';
import { dueDates } from './dueDates';
import { insertBillets } from './repository';
import type { NewBillet } from './repository';
import { splitAmount } from '../../../../engine/values';

const COUNTER = 'our-number';

/** Dates are YYYY-MM-DD. */
export interface Billing {
  /** 1 boleto, 5 invoice. */
  paymentType: number;
  installments: number;
  firstDueDate: string;
}

/**
 * Draws up the billets of a policy or endorsement just issued: one per installment, adding up to its premium,
 * collected by the bank. A premium of zero or a refund has none.
 */
export async function drawBillets(
  db: Db,
  bank: Bank,
  policy: PolicyRow,
  billing: Billing,
  endorsement?: EndorsementRow,
): Promise<BilletRow[]> {
  const { paymentType, installments, firstDueDate } = billing;
  const { grossPremium, issuedAt } = endorsement ?? policy;
  if (Number(grossPremium) <= 0) return [];
  const amounts = splitAmount(grossPremium, installments);
  const dates = dueDates(firstDueDate, installments);
  const first = await takeNumbers(db, COUNTER, installments);
  const rows = amounts.map((amount, index): NewBillet => {
    const dueDate = dates[index] ?? firstDueDate;
    const ourNumber = ourNumberOf(bank, first + index);
    const freeField = freeFieldOf(bank, ourNumber);
    return {
      policyId: policy.id,
      endorsementId: endorsement?.id ?? null,
      installment: index + 1,
      installments,
      payerDocument: policy.clientDocument,
      paymentType,
      amount,
      dueDate,
      ourNumber,
      barCode: barCodeOf({ bank: bank.code, dueDate, amount, freeField }),
      issuedAt,
    };
  });
  return insertBillets(db, rows);
}
