import type { ReactNode } from 'react';
import type { PaymentPlans } from '../../../../contract/emission';
import { dateText } from '../../../../engine/values/dateText';
import { moneyText } from '../../../../engine/values/money';
import { Button, Skeleton, SummaryItems } from '../../../../renderers/ui';
import { usePlans } from './usePlans';
import { Validity } from './Validity';
import { amountWords, datesWords } from './words';
import styles from './decision.module.css';

interface Props {
  readonly identifier: string;
  /** The way on. */
  readonly children?: ReactNode;
}

/** What is guaranteed, until when it may be decided, and every way to pay it, as the server would bill it today. */
export function Decision({ identifier, children }: Props) {
  const { plans, error, retry } = usePlans(identifier);
  return (
    <div className={styles.decision}>
      {plans ? <Facts plans={plans} /> : !error && <Skeleton lines={3} />}
      {children}
      {plans ? plans.Plans.length > 0 && <Plans plans={plans} /> : !error && <Skeleton lines={6} />}
      {!plans && Boolean(error) && (
        <div className={styles.failed}>
          <p>Não foi possível carregar as parcelas.</p>
          <Button kind="secondary" size="sm" onClick={retry}>
            Tentar novamente
          </Button>
        </div>
      )}
    </div>
  );
}

function Facts({ plans }: { plans: PaymentPlans }) {
  const { InsuredAmount } = plans;
  return (
    <>
      {InsuredAmount !== null && (
        <SummaryItems
          items={[{ term: 'Valor garantido', description: moneyText(InsuredAmount) }]}
          columns={1}
        />
      )}
      <p className={styles.validity}>
        <Validity plans={plans} />
      </p>
    </>
  );
}

function Plans({ plans: { Plans: ways, FirstDue, Premium, InvoiceBilling } }: { plans: PaymentPlans }) {
  return (
    <div>
      <table className={styles.plans}>
        <caption>{InvoiceBilling ? 'Em fatura' : 'Parcelas no boleto'}</caption>
        <thead className="ui-hidden">
          <tr>
            <th scope="col">Parcelas</th>
            <th scope="col">Valor</th>
            <th scope="col">Vencimento</th>
          </tr>
        </thead>
        <tbody>
          {ways.map((plan) => (
            <tr key={plan.Installments.length}>
              <th scope="row">{plan.Installments.length}x</th>
              <td className="ui-figures">{amountWords(plan)}</td>
              <td className="ui-figures">{datesWords(plan)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>
        {ways.length > 1 && `Total de ${moneyText(Premium)} em qualquer opção. `}
        {FirstDue &&
          `A 1ª parcela pode vencer de ${dateText(FirstDue.From)} a ${dateText(FirstDue.To)}; as datas acima usam a última.`}
      </p>
    </div>
  );
}
