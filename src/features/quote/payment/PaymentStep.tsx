import { useCallback, useEffect, useRef } from 'react';
import type { Transition } from '../../../../engine/index';
import { FormView, type WizardStore } from '../../../../renderers';
import { ButtonBar, Alert, Button, Card, Skeleton } from '../../../../renderers/ui';
import { NewTab } from '../NewTab';
import { LoadFailure } from '../../../shared/products/LoadFailure';
import { portalHost } from '../../../shared/products/portalHost';
import { isChange } from '../../../shared/requests/places';
import { Alternatives } from '../decision/Alternatives';
import { ContractQuestion } from '../decision/ContractQuestion';
import { dueOf } from './dueOf';
import { AnalysisDialog } from './AnalysisDialog';
import { keepForm } from '../../../shared/forms/keptForm';
import { TermsLink } from './TermsLink';
import { usePayment, type PaymentHost } from './usePayment';
import { usePaymentForm, type PaymentTerms } from './usePaymentForm';
import quoteStyles from '../quote.module.css';
import styles from './payment.module.css';
import pageStyles from '../../../shared/ui/page.module.css';

interface PaymentStepProps extends PaymentHost {
  readonly terms: PaymentTerms;
  readonly draft: string;
  readonly analysable: boolean;
  /** Page opened at this step: the offer's summary then precedes the form, on phones too. */
  readonly isArrival: boolean;
  readonly onBack: () => void;
  /** First due date in the form, in days from today; undefined while none is to be chosen. */
  readonly onDue: (days: number | undefined) => void;
}

/** 'Dados de Pagamento' (specification 2 §2.6): how an offer is paid, and what is wished for with it. */
export function PaymentStep(props: PaymentStepProps) {
  const { opened, error } = usePaymentForm(props.identifier, props.terms);
  if (error) return <LoadFailure />;
  return opened ? <OpenPayment {...props} opened={opened} /> : <Skeleton lines={6} />;
}

function OpenPayment({ opened, ...props }: PaymentStepProps & { opened: Transition }) {
  const { identifier, draft, isArrival, onDue } = props;
  const payment = usePayment(props);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: isArrival }), [isArrival]);
  const onStore = useCallback(
    (store: WizardStore) => {
      onDue(dueOf(store.getSession()));
      return store.subscribe(() => {
        keepForm(identifier, store.getSession());
        onDue(dueOf(store.getSession()));
      });
    },
    [identifier, onDue],
  );
  return (
    <Card as="section" aria-labelledby="payment-title" className={styles.form}>
      <div className={quoteStyles.head}>
        <h2 id="payment-title" className={pageStyles.heading} tabIndex={-1} ref={heading}>
          Dados de Pagamento
        </h2>
        <NewTab href={draft}>Visualizar Minuta</NewTab>
      </div>
      <FormView opened={opened} host={portalHost} onStore={onStore} onSubmit={payment.submit}>
        <div className={styles.terms}>
          <TermsLink />
        </div>
        {payment.failure && !payment.asked && <Failure {...payment.failure} />}
        <Actions {...props} busy={payment.busy} />
        <Alternatives
          identifier={identifier}
          analysable={props.analysable}
          proposal={
            <Button type="submit" value="proposal" kind="secondary" size="sm" disabled={payment.busy}>
              Pedir Proposta
            </Button>
          }
          analysis={
            <Button kind="quiet" size="sm" onClick={() => payment.ask('analysis')} disabled={payment.busy}>
              Solicitar Análise
            </Button>
          }
        />
      </FormView>
      <Questions payment={payment} identifier={identifier} />
    </Card>
  );
}

const Failure = ({ message, problems }: { message: string; problems: readonly string[] }) => (
  <div className={styles.failure}>
    <Alert tone="danger" title={message} messages={problems} live>
      <p>O que você preencheu continua aqui.</p>
    </Alert>
  </div>
);

interface ActionsProps extends Pick<PaymentStepProps, 'identifier' | 'onBack'> {
  readonly busy: boolean;
}

const Actions = ({ identifier, busy, onBack }: ActionsProps) => (
  <ButtonBar className={styles.actions}>
    <Button kind="quiet" onClick={onBack} disabled={busy}>
      Voltar
    </Button>
    <Button type="submit" value="policy" busy={busy}>
      {isChange(identifier) ? 'Emitir Endosso' : 'Emitir Apólice'}
    </Button>
  </ButtonBar>
);

interface QuestionsProps extends Pick<PaymentStepProps, 'identifier'> {
  readonly payment: ReturnType<typeof usePayment>;
}

/** The modals of specification 2 §2.7. */
function Questions({ payment, identifier }: QuestionsProps) {
  const { asked, busy, failure, close, confirmIssuance, sendAnalysis } = payment;
  if (asked === 'analysis') {
    return (
      <AnalysisDialog
        ofChange={isChange(identifier)}
        busy={busy}
        failure={failure?.message}
        onSend={sendAnalysis}
        onClose={close}
      />
    );
  }
  if (asked !== 'policy') return null;
  return (
    <ContractQuestion
      title={isChange(identifier) ? 'Deseja emitir o endosso?' : 'Deseja emitir o apólice?'}
      identifier={identifier}
      installments={payment.chosen.installments}
      due={payment.chosen.due}
      busy={busy}
      onConfirm={confirmIssuance}
      onCancel={close}
      onRefused={payment.refused}
    />
  );
}
