import { moneyText } from '../../../engine/values/money';
import { Card, SummaryItems } from '../../../renderers/ui';
import { dayText } from '../../../engine/values/instant';
import type { QuoteOffer } from '../../../contract/quotes';
import pageStyles from '../../shared/ui/page.module.css';

/** What the insurer offers: premium, tax, and, while it may be taken, until when. */
export function OfferCard({ offer, open }: { offer: QuoteOffer; open: boolean }) {
  const items = [
    { term: 'Prêmio total', description: moneyText(offer.GrossPremium) },
    { term: 'Prêmio líquido', description: moneyText(offer.CommercialPremium) },
    { term: 'IOF', description: moneyText(offer.IOF) },
    { term: 'Seguradora', description: offer.InsurerName },
    ...(open ? [{ term: 'Válida até', description: dayText(offer.ExpiredAt) }] : []),
  ];
  return (
    <Card as="section" aria-labelledby="premium-title">
      <h2 id="premium-title" className={pageStyles.heading}>
        Sua cotação
      </h2>
      <SummaryItems items={items} />
    </Card>
  );
}
