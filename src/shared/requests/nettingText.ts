import type { Netting } from '../../../engine/rating';
import { moneyText } from '../../../engine/values';

/** A refund reduces open billets first (decision 68). */
export function nettingText({ OffBillets, PaidOut }: Netting, to = 'a você'): string {
  if (OffBillets === 0) return `Não há boletos em aberto: ${moneyText(PaidOut)} são pagos ${to}.`;
  const first = `Primeiro abate ${moneyText(OffBillets)} de boletos em aberto`;
  return PaidOut === 0 ? `${first}.` : `${first}; ${moneyText(PaidOut)} são pagos ${to}.`;
}
