import { useId } from 'react';
import type { PaymentPlan, PaymentPlans } from '../../../../contract/emission';
import { planWords, datesWords } from './words';
import styles from './decision.module.css';

export interface PlanChoice {
  readonly installments: number | undefined;
  readonly choose: (installments: number) => void;
}

/** R$ in all, in cents: binary sums of the same premium may differ. */
const totalOf = ({ Installments }: PaymentPlan) =>
  Math.round(100 * Installments.reduce((sum, { Amount }) => sum + Amount, 0));

/** The chosen plan; before a choice the first, if all cost the same. */
export function planTaken(
  { Plans: ways }: PaymentPlans,
  { installments }: PlanChoice,
): PaymentPlan | undefined {
  if (installments !== undefined) return ways.find((way) => way.Installments.length === installments);
  const isSame = new Set(ways.map(totalOf)).size === 1;
  return isSame ? ways[0] : undefined;
}

export function PlanCards({ plans, choice }: { plans: PaymentPlans; choice: PlanChoice }) {
  const name = useId();
  const taken = planTaken(plans, choice);
  return (
    <fieldset className={styles.cards}>
      <legend>{plans.InvoiceBilling ? 'Em fatura' : 'Parcelas no boleto'}</legend>
      {plans.Plans.map((plan) => (
        <label key={plan.Installments.length} className={styles.card}>
          <input
            type="radio"
            name={name}
            checked={plan === taken}
            onChange={() => choice.choose(plan.Installments.length)}
          />
          <strong className="ui-figures">{planWords(plan)}</strong>
          <span>{datesWords(plan)}</span>
        </label>
      ))}
    </fieldset>
  );
}
