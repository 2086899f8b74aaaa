import type { EstimatedPrice } from '../../../../engine/rating';
import { moneyText, round } from '../../../../engine/values';

/** "+ R$ 120,00 por 30 dias a mais": by amount and term where they differ, else by the questions that were edited. */
export function changeText(
  before: EstimatedPrice,
  now: EstimatedPrice,
  edited: readonly string[],
): string | undefined {
  const difference = round(now.grossPremium.value - before.grossPremium.value, 2);
  if (difference === 0) return undefined;
  const reasons = [daysText(now.days - before.days), amountText(now.insuredAmount - before.insuredAmount)];
  const told = reasons.filter((reason) => reason !== undefined);
  const why = told.length > 0 ? `por ${told.join(' e ')}` : `com a mudança em ${edited.join(' e ')}`;
  return `${difference > 0 ? '+' : '−'} ${moneyText(Math.abs(difference))} ${why}`;
}

const way = (difference: number) => (difference > 0 ? 'a mais' : 'a menos');

function daysText(days: number): string | undefined {
  if (days === 0) return undefined;
  const count = Math.abs(days);
  return `${count} ${count === 1 ? 'dia' : 'dias'} ${way(days)}`;
}

function amountText(difference: number): string | undefined {
  const amount = round(difference, 2);
  return amount === 0 ? undefined : `${moneyText(Math.abs(amount))} ${way(amount)} de importância segurada`;
}
