import { addDays, civilDayOf, splitAmount } from '../../../engine/values';
import type { billets } from '../../db/schema';
import { freeFieldOf, ourNumberOf, type Bank } from '../../adapters/bank/Bank';
import { barCodeOf } from '../../modules/issued/billets/boleto';
import { dueDates } from '../../modules/issued/billets/dueDates';
import type { Dice } from './Dice';
import { noonOf } from './policyHistory';
import type { PolicyHistory } from './policyHistory';

type SeededBillet = typeof billets.$inferInsert;

const BOLETO = 1;
const INVOICE = 5;
const INSTALLMENTS = [1, 1, 1, 2, 3];

export function billetsOf(
  { policy, endorsements }: PolicyHistory,
  first: number,
  { bank, today }: { bank: Bank; today: string },
  dice: Dice,
): SeededBillet[] {
  const owed = [policy, ...endorsements].filter(({ grossPremium }) => Number(grossPremium) > 0);
  const paymentType = dice.chance(0.1) ? INVOICE : BOLETO;
  let next = first;
  return owed.flatMap((document) => {
    const installments = dice.oneOf(INSTALLMENTS);
    const amounts = splitAmount(document.grossPremium, installments);
    const issuedOn = civilDayOf(document.issuedAt);
    const dates = dueDates(addDays(issuedOn, dice.between(1, 30)), installments);
    return amounts.map((amount, at): SeededBillet => {
      const ourNumber = ourNumberOf(bank, next);
      next += 1;
      const dueDate = dates[at]!;
      return {
        policyId: policy.id,
        endorsementId: document === policy ? null : document.id,
        installment: at + 1,
        installments,
        payerDocument: policy.clientDocument,
        paymentType,
        amount,
        dueDate,
        ourNumber,
        barCode: barCodeOf({ bank: bank.code, dueDate, amount, freeField: freeFieldOf(bank, ourNumber) }),
        issuedAt: document.issuedAt,
        paidAt: dueDate < today && dice.chance(0.97) ? noonOf(dueDate) : null,
      };
    });
  });
}
