import { dayText, moneyText } from '../../../engine/values';
import type { QuoteOffer } from '../../../contract/quotes';
import type { SummaryItem } from '../../../renderers/ui';

const PREMIUM = { gross: 'Prêmio total', net: 'Prêmio líquido' };
const REFUND = { gross: 'Valor a restituir', net: 'Restituição líquida' };

export function offerItems(offer: QuoteOffer, open = false): readonly SummaryItem[] {
  const sides = offer.GrossPremium < 0 ? REFUND : PREMIUM;
  return [
    { term: sides.gross, description: moneyText(Math.abs(offer.GrossPremium)) },
    { term: sides.net, description: moneyText(Math.abs(offer.CommercialPremium)) },
    { term: 'IOF', description: moneyText(offer.IOF) },
    { term: 'Seguradora', description: offer.InsurerName },
    ...(open ? [{ term: 'Válida até', description: dayText(offer.ExpiredAt) }] : []),
  ];
}
