import type { ListedBillet } from '../../../../contract/billing';
import { billetStatus } from '../../../../contract/statuses/billet';
import type { Deps } from '../../../deps';
import { lineOf } from '../billets/boleto';
import { pixOf } from '../billets/pixOf';
import { wizardOfCode } from '../../definitions/productStore';
import type { ListedRow } from './billetList';

type AnswerDeps = Pick<Deps, 'billing' | 'clock' | 'products'>;

/** One billet of a list, as it is today. */
export function listedAnswer({ billing, clock, products }: AnswerDeps, row: ListedRow): ListedBillet {
  const { renewals, amount, paid_at, our_number } = row;
  const paidAt = paid_at === null ? null : new Date(paid_at);
  return {
    BillingId: row.id,
    DocumentNumber: row.number,
    Installment: row.installment,
    Installments: row.installments,
    PayerDocumentNumber: row.payer_document,
    PayerName: row.holder_name,
    ProductName: wizardOfCode(products.catalogue, row.product)?.name ?? row.product,
    InsurerName: row.insurer_name,
    Amount: Number(amount),
    DueDate: row.due_date,
    IssuedAt: new Date(row.issued_at).toISOString(),
    PaidAt: paidAt?.toISOString() ?? null,
    Status: billetStatus({ dueDate: row.due_date, paidAt }, clock.today()),
    PaymentType: row.payment_type,
    Renewals: renewals,
    Line: paidAt ? null : lineOf(row.bar_code),
    Pix: pixOf({ billing }, { ourNumber: our_number, renewals, amount, paidAt }),
  };
}
