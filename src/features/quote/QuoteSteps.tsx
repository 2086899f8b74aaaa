import { lazy, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import type { CompiledDefinition, Environment } from '../../../engine';
import { LoadingOverlay, Skeleton } from '../../../renderers/ui';
import { showAlert } from '../../shared/alert/alertStore';
import { paths } from '../../shared/paths';
import { wizardById } from '../wizard/definitions';
import { RegisteredDialog } from '../wizard/RegisteredDialog';
import type { Quote } from './quote';
import { QuoteView } from './QuoteView';
import { STATUS } from './status';
import { STATUS_HEADING } from './StatusHeader';
import { useAfterPayment } from './useAfterPayment';

/** Whoever only looks at a quote needs no form. */
const PaymentStep = lazy(async () => ({ default: (await import('../payment/PaymentStep')).PaymentStep }));

export interface QuoteStepsProps {
  readonly quote: Quote;
  readonly env: Environment;
  readonly definition: CompiledDefinition;
}

/** Step 0 shows the quote or its proposal; step 1, the payment, is offered while there is an offer to pay. */
export function QuoteSteps({ quote, env, definition }: QuoteStepsProps) {
  const { showPayment = false } = (useLocation().state ?? {}) as { showPayment?: boolean };
  const [paying, setPaying] = useState(showPayment);
  const after = useAfterPayment(quote.Identifier);
  const entry = wizardById(quote.Product.Wizard);
  const offer = quote.Status === STATUS.paymentReady ? quote.Quote : null;
  const goBack = () => {
    flushSync(() => setPaying(false));
    document.getElementById(STATUS_HEADING)?.focus();
  };
  const refused = (message: string) => {
    showAlert({ tone: 'danger', message });
    void after.reload();
  };
  const analysed = ({ Title, Message }: { Title?: string; Message?: string }) => {
    setPaying(false);
    showAlert({ tone: 'success', title: Title, message: Message ?? 'Solicitação de Análise enviada.' });
    void after.reload();
  };
  return (
    <>
      {paying && offer ? (
        <Suspense fallback={<Skeleton lines={6} />}>
          <PaymentStep
            identifier={quote.Identifier}
            terms={{
              premium: offer.GrossPremium,
              maxInstallments: offer.MaxInstallments,
              invoiceBilling: offer.InvoiceBilling,
            }}
            draft={paths.draftContract(quote.Identifier)}
            analysable={entry?.withoutAnalysis !== true}
            onBack={goBack}
            onPaid={(answer) => void after.paid(answer)}
            onAnalysed={analysed}
            onRefused={refused}
          />
        </Suspense>
      ) : (
        <QuoteView quote={quote} env={env} definition={definition} onPay={() => setPaying(true)} />
      )}
      {after.waiting && <LoadingOverlay text="Aguarde, estamos processando sua solicitação..." />}
      {after.received && (
        <RegisteredDialog registered={after.received} note={after.note} onClose={after.close} />
      )}
    </>
  );
}
