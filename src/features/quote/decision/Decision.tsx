import type { ReactNode } from 'react';
import type { PaymentPlans } from '../../../../contract/emission';
import { dateText, moneyText } from '../../../../engine/values';
import { Button, Skeleton, SummaryItems } from '../../../../renderers/ui';
import { PlanCards, type PlanChoice } from './PlanCards';
import { usePlans, type ThoughtDue } from './usePlans';
import { Validity } from './Validity';
import { amountWords, datesWords } from './words';
import styles from './decision.module.css';

interface Props {
  readonly identifier: string;
  readonly due?: ThoughtDue | undefined;
  readonly choice?: PlanChoice | undefined;
  readonly children?: ReactNode;
}

export function Decision({ identifier, due, choice, children }: Props) {
  const { plans, error, retry } = usePlans(identifier, due, true);
  return (
    <div className={styles.decision}>
      {plans ? <Facts plans={plans} /> : !error && <Skeleton lines={3} />}
      {plans
        ? plans.Plans.length > 0 && <Ways {...{ plans, due, choice }} />
        : !error && <Skeleton lines={6} />}
      {!plans && Boolean(error) && (
        <div className={styles.failed}>
          <p>Não foi possível carregar as parcelas.</p>
          <Button kind="secondary" size="sm" onClick={retry}>
            Tentar novamente
          </Button>
        </div>
      )}
      {children}
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

interface WaysProps extends Pick<Props, 'due' | 'choice'> {
  readonly plans: PaymentPlans;
}

function Ways({ plans, due, choice }: WaysProps) {
  const { Plans: ways, FirstDue, Premium } = plans;
  const isThought = due?.firstInstallmentDueDateDelay !== undefined;
  return (
    <div>
      {choice ? <PlanCards plans={plans} choice={choice} /> : <PlanTable plans={plans} />}
      <p className={styles.note}>
        {ways.length > 1 && `Total de ${moneyText(Premium)} em qualquer opção. `}
        {FirstDue &&
          `A 1ª parcela pode vencer de ${dateText(FirstDue.From)} a ${dateText(FirstDue.To)}; as datas acima usam ${isThought ? 'a escolhida' : 'a última'}.`}
      </p>
    </div>
  );
}

const PlanTable = ({ plans: { Plans: ways, InvoiceBilling } }: { plans: PaymentPlans }) => (
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
);
