import { printedNumberOf, type Bank } from '../../../../adapters/bank/Bank';
import type { BilletRow, PolicyRow } from '../../../../db/schema';
import { isOpen } from '../../billets/billetStatus';
import { lineOf, lineText } from '../../billets/boleto';
import { words } from '../content/words';

export interface Slip {
  readonly bank: string;
  readonly bankCode: string;
  /** Null once nothing is to be paid. */
  readonly line: string | null;
  readonly barCode: string | null;
  readonly pix: string | null;
  readonly place: string;
  readonly instructions: readonly string[];
  readonly beneficiary: string;
  readonly beneficiaryCode: string;
  readonly documentDate: string;
  readonly documentNumber: string;
  readonly kind: string;
  readonly ourNumber: string;
  readonly wallet: string;
  readonly dueDate: string;
  readonly amount: string;
  readonly payer: string;
  readonly paid: string;
}

export function slipOf(
  billet: BilletRow,
  policy: PolicyRow,
  { number, pix, bank }: { number: string; pix: string | null; bank: Bank | undefined },
): Omit<Slip, 'place' | 'instructions'> {
  const payable = isOpen(billet);
  return {
    bank: bank?.name ?? '',
    bankCode: bank ? `${bank.code}-${bank.checkDigit}` : billet.barCode.slice(0, 3),
    line: payable ? lineText(lineOf(billet.barCode)) : null,
    barCode: payable ? billet.barCode : null,
    pix,
    beneficiary: policy.insurerName,
    beneficiaryCode: bank ? `${bank.agency} / ${bank.account}` : '',
    documentDate: words.day(billet.issuedAt),
    documentNumber: `${number}/${billet.installment}`,
    kind: billet.paymentType === 5 ? 'FAT' : 'DM',
    ourNumber: bank ? printedNumberOf(bank, billet.ourNumber) : billet.ourNumber,
    wallet: bank?.wallet ?? '',
    dueDate: words.date(billet.dueDate),
    amount: words.money(billet.amount),
    payer: [policy.holderName ?? '', words.taxId(billet.payerDocument)].filter(Boolean).join(' · '),
    paid: insteadOf(billet),
  };
}

function insteadOf({ paidAt, cancelledAt }: BilletRow): string {
  if (paidAt) return `PAGO EM ${words.day(paidAt)} – NÃO PAGAR NOVAMENTE`;
  return cancelledAt ? `CANCELADO EM ${words.day(cancelledAt)} – NÃO PAGAR` : '';
}
