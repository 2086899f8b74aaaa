import { nettingOf } from '../../../../engine/rating';
import { moneyText } from '../../../../engine/values';
import type { PricedChange } from '../../../../engine/index';
import { nettingText } from '../../../shared/requests/nettingText';

const CENT = 0.01;

/** False where a person prices the change. */
export const isPriced = ({ cost, grossPremium }: PricedChange): boolean =>
  cost !== undefined && Math.abs(grossPremium) >= CENT;

export function premiumText(priced: PricedChange): string {
  if (!isPriced(priced)) return 'prêmio definido na análise';
  const { grossPremium } = priced;
  return grossPremium < 0
    ? `devolução de ${moneyText(-grossPremium)}`
    : `prêmio de ${moneyText(grossPremium)}`;
}

export function answerText(priced: PricedChange): string {
  const { outcome, reason } = priced;
  if (outcome === 'deny') return 'A seguradora não aceita este pedido como está.';
  if (outcome === 'approve' && isPriced(priced)) return 'Sem análise: a oferta sai assim que você pedir.';
  return `${reason ?? 'Não há prêmio nem devolução a calcular.'} Um executivo analisa o pedido.`;
}

/** A refund reduces open billets first (decision 68). */
export function refundText(refund: number, openBillets: number): string {
  const netted = nettingOf(refund, openBillets);
  const bound = 'No máximo o que foi cobrado por esta cobertura e por estes dias.';
  return netted.OffBillets === 0
    ? `${bound} O valor é pago na chave Pix ou conta que você informar no pedido.`
    : `${bound} ${nettingText(netted)}`;
}
