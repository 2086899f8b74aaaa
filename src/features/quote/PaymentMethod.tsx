import { SummaryList, type SummaryItem } from '../../../renderers/ui';
import { dayOfDate } from './dates';
import type { ChosenPayment } from '../../../contract/quotes';

const INVOICE = 5;

/** Specification 2 §2.4: once a proposal exists; always a boleto, which an invoice is paid by too. */
export function PaymentMethod({ payment }: { payment: ChosenPayment }) {
  const byInvoice: SummaryItem[] =
    payment.PaymentType === INVOICE ? [{ term: 'Cobrança', description: 'Em fatura' }] : [];
  const items = [
    { term: 'Forma de Pagamento', description: 'Boleto' },
    ...byInvoice,
    { term: 'Parcelas', description: `${payment.Installments}x` },
    { term: 'Vencimento da 1ª Parcela', description: dayOfDate(payment.FirstInstallmentDueDate) },
  ];
  return <SummaryList sections={[{ title: 'Forma de Pagamento', items }]} />;
}
