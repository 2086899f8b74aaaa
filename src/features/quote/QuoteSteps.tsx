import { lazy, Suspense, useState } from 'react';
import { LoadingOverlay, Skeleton } from '../../../renderers/ui';
import { showAlert } from '../../shared/alert/alertStore';
import { paths } from '../../shared/paths';
import { wizardById } from '../../shared/products/entries';
import { noteDone } from '../../shared/requests/justDone';
import { isChange } from '../../shared/requests/places';
import { RegisteredDialog } from '../../shared/requests/RegisteredDialog';
import type { Quote } from '../../../contract/quotes';
import { Decision } from './decision/Decision';
import { OfferCard } from './OfferCard';
import { QuoteView } from './QuoteView';
import { paymentTerms } from './payment/paymentTerms';
import { useAfterPayment } from './useAfterPayment';
import { useLostProposal } from './useLostProposal';
import { usePaymentStep } from './usePaymentStep';
import styles from './quote.module.css';

/** The form of the payment is loaded once the payment step is opened: most visits only look at the quote. */
const PaymentStep = lazy(async () => ({ default: (await import('./payment/PaymentStep')).PaymentStep }));

/** Step 0 shows the quote or proposal; step 1, the payment, exists while an offer can be paid. */
export function QuoteSteps({ quote }: { readonly quote: Quote }) {
  const step = usePaymentStep(quote);
  const acceptance = useLostProposal(quote);
  const after = useAfterPayment(quote);
  /** The first due date that the form of the payment holds, in days from today. */
  const [dueIn, setDueIn] = useState<number>();
  const entry = wizardById(quote.Product.Wizard);
  const refused = (message: string) => {
    showAlert({ tone: 'danger', message });
    void after.reload();
  };
  const analysed = ({ Title, Message }: { Title?: string; Message?: string }) => {
    noteDone(quote.Identifier);
    step.close();
    showAlert({ tone: 'success', title: Title, message: Message ?? 'Solicitação de Análise enviada.' });
    void after.reload();
  };
  /** The quote may not be reread by then: a payment must not be offered again. */
  const closeReceived = () => {
    after.close();
    step.close();
  };
  const issuing = { onSend: step.own, onPaid: () => void after.issued(), onRefused: refused };
  return (
    <>
      {step.offer ? (
        <div className={styles.sides}>
          <div className={styles.aside}>
            <OfferCard offer={step.offer} ofChange={isChange(quote.Identifier)}>
              <Decision identifier={quote.Identifier} due={{ firstInstallmentDueDateDelay: dueIn }} />
            </OfferCard>
          </div>
          <Suspense fallback={<Skeleton lines={6} />}>
            <PaymentStep
              premium={step.offer.GrossPremium}
              identifier={quote.Identifier}
              terms={paymentTerms(step.offer)}
              onDue={setDueIn}
              draft={paths.draftContract(quote.Identifier)}
              analysable={entry?.withoutAnalysis !== true}
              isArrival={step.isArrival}
              onBack={step.close}
              onSend={step.own}
              onPaid={(answer) => void after.paid(answer)}
              onAnalysed={analysed}
              onRefused={refused}
            />
          </Suspense>
        </div>
      ) : (
        <QuoteView quote={quote} acceptance={acceptance} onPay={step.open} issuing={issuing} />
      )}
      {(after.waiting || step.isLoading) && (
        <LoadingOverlay text="Aguarde, estamos processando sua solicitação..." />
      )}
      {after.received && (
        <RegisteredDialog registered={after.received} note={after.note} onClose={closeReceived} />
      )}
    </>
  );
}
