import type { ListedBillet } from '../../../../contract/billing';
import { billetStatus, isOpen } from '../billets/billetStatus';
import type { Deps } from '../../../deps';
import { lineOf } from '../billets/boleto';
import { pixOf } from '../billets/pixOf';
import { wizardOfCode } from '../../definitions/productStore';
import type { ListedRow } from './billetList';

type AnswerDeps = Pick<Deps, 'billing' | 'clock' | 'products'>;

export function listedAnswer({ billing, clock, products }: AnswerDeps, row: ListedRow): ListedBillet {
  const { renewals, amount, our_number } = row;
  const paidAt = row.paid_at === null ? null : new Date(row.paid_at);
  const cancelledAt = row.cancelled_at === null ? null : new Date(row.cancelled_at);
  const billet = { dueDate: row.due_date, ourNumber: our_number, renewals, amount, paidAt, cancelledAt };
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
    Status: billetStatus(billet, clock.today()),
    PaymentType: row.payment_type,
    Renewals: renewals,
    Line: isOpen(billet) ? lineOf(row.bar_code) : null,
    Pix: pixOf({ billing }, billet),
  };
}
