import { lazy, Suspense, useState } from 'react';
import type { Quote } from '../../../contract/quotes';
import type { PaymentPlan } from '../../../contract/emission';
import { Button } from '../../../renderers/ui';
import { isChange } from '../../shared/requests/places';
import { planTaken, type PlanChoice } from './decision/PlanCards';
import { usePlans } from './decision/usePlans';
import { planWords, datesWords } from './decision/words';
import type { PaymentHost } from './payment/usePayment';
import { paymentTerms } from './payment/paymentTerms';
import styles from './quote.module.css';

const IssueQuestion = lazy(async () => ({
  default: (await import('./payment/IssueQuestion')).IssueQuestion,
}));

export type IssueHost = Pick<PaymentHost, 'onSend' | 'onPaid' | 'onRefused'>;

interface Props {
  readonly quote: Quote;
  readonly choice: PlanChoice;
  readonly host: IssueHost;
}

export function IssueBar({ quote, choice, host }: Props) {
  const { Identifier, Quote: offer } = quote;
  const { plans } = usePlans(Identifier);
  const [isAsked, setAsked] = useState(false);
  const taken = plans && planTaken(plans, choice);
  return (
    <div className={styles.issue}>
      <p className="ui-figures">{taken ? takenWords(taken) : 'Escolha as parcelas'}</p>
      <Button onClick={() => setAsked(true)} disabled={!taken}>
        {isChange(Identifier) ? 'Emitir Endosso' : 'Emitir Apólice'}
      </Button>
      {isAsked && offer && taken && (
        <Suspense>
          <IssueQuestion
            {...host}
            identifier={Identifier}
            premium={offer.GrossPremium}
            terms={paymentTerms(offer)}
            plans={plans}
            installments={taken.Installments.length}
            onAnalysed={host.onPaid}
            onClose={() => setAsked(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

const takenWords = (plan: PaymentPlan) => `${planWords(plan)} · ${datesWords(plan)}`;
