import { moneyText } from '../../../../engine/values';
import { type ApiRecord, transition, type Transition, writeRecord } from '../../../../engine/index';
import type { PaymentPlans } from '../../../../contract/emission';
import { Alert, Dialog } from '../../../../renderers/ui';
import { LoadFailure } from '../../../shared/products/LoadFailure';
import { isChange } from '../../../shared/requests/places';
import { ContractQuestion } from '../decision/ContractQuestion';
import { TermsLink } from './TermsLink';
import { usePayment, type PaymentHost } from './usePayment';
import { usePaymentForm, type PaymentTerms } from './usePaymentForm';
import styles from '../decision/decision.module.css';

interface Props extends PaymentHost {
  readonly terms: PaymentTerms;
  readonly plans: PaymentPlans;
  readonly installments: number;
  readonly onClose: () => void;
}

/** Confirms issuing; a yes accepts the terms too. */
export function IssueQuestion({ terms, plans, installments, onClose, ...host }: Props) {
  const { identifier } = host;
  const { opened, error } = usePaymentForm(identifier, terms);
  const payment = usePayment(host);
  const what = isChange(identifier) ? 'o endosso' : 'a apólice';
  const title = `Emitir ${what} por ${moneyText(plans.Premium)} em ${installments}x?`;
  if (error) {
    return (
      <Dialog title={title} onClose={onClose}>
        <LoadFailure />
      </Dialog>
    );
  }
  const confirm = (form: Transition) => payment.issue(paymentOf(form, installments, plans.FirstDue?.To));
  return (
    <ContractQuestion
      title={title}
      identifier={identifier}
      installments={installments}
      due={{}}
      busy={payment.busy || !opened}
      onConfirm={() => opened && confirm(opened)}
      onCancel={onClose}
      onRefused={(reason) => {
        onClose();
        payment.refused(reason);
      }}
    >
      <div className={styles.accepts}>
        <p>Ao confirmar, você aceita os termos e condições.</p>
        <TermsLink />
      </div>
      {payment.failure && (
        <Alert tone="danger" title={payment.failure.message} messages={payment.failure.problems} live />
      )}
    </ContractQuestion>
  );
}

function paymentOf({ session }: Transition, installments: number, due: string | undefined): ApiRecord {
  const chosen = { installments, firstInstallmentDueDate: due, responsibilityConfirmation: true };
  const filled = Object.entries(chosen).reduce(
    (current, [name, value]) =>
      transition(current, { type: 'edit', field: `payment.${name}`, value }).session,
    session,
  );
  return writeRecord(filled).payment as ApiRecord;
}
