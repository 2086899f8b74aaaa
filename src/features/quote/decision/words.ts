import type { PaymentPlan, PaymentPlans } from '../../../../contract/emission';
import { dateText, dayText, moneyText, timeText } from '../../../../engine/values';

export function validityWords({
  DaysLeft,
  ValidUntil,
}: Pick<PaymentPlans, 'DaysLeft' | 'ValidUntil'>): string {
  const until = dayText(ValidUntil);
  if (DaysLeft <= 0) return `Vale só até hoje, ${until}, às ${timeText(ValidUntil)}.`;
  if (DaysLeft === 1) return `Vale por mais 1 dia, até ${until}.`;
  return `Vale por mais ${DaysLeft} dias, até ${until}.`;
}

const MINUTE = 60;

export const waitWords = (seconds: number): string =>
  seconds < MINUTE ? `${seconds} s` : `${Math.round(seconds / MINUTE)} min`;

/** 'R$ 50,00', or 'R$ 33,34 e 2 de R$ 33,33' where the first carries the cents. */
export function amountWords({ Installments }: PaymentPlan): string {
  const [first, second] = Installments;
  if (!first) return '';
  if (!second || second.Amount === first.Amount) return moneyText(first.Amount);
  return `${moneyText(first.Amount)} e ${Installments.length - 1} de ${moneyText(second.Amount)}`;
}

/** '2x R$ 50,00', or '3x: R$ 33,34 e 2 de R$ 33,33'. */
export function planWords(plan: PaymentPlan): string {
  const { Installments: parts } = plan;
  const isEven = parts.every(({ Amount }) => Amount === parts[0]?.Amount);
  return `${parts.length}x${isEven ? '' : ':'} ${amountWords(plan)}`;
}

export function datesWords({ Installments }: PaymentPlan): string {
  const dates = Installments.map(({ DueDate }) => dateText(DueDate));
  return dates.length > 2 ? `${dates[0]} a ${dates.at(-1)}` : dates.join(' e ');
}
