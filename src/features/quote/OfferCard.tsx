import type { ReactNode } from 'react';
import { dateText, moneyText } from '../../../engine/values';
import { Alert, Card, SummaryItems } from '../../../renderers/ui';
import type { QuoteOffer } from '../../../contract/quotes';
import { nettingText } from '../../shared/requests/nettingText';
import { offerItems } from '../../shared/requests/offerItems';
import styles from './quote.module.css';
import pageStyles from '../../shared/ui/page.module.css';

interface Props {
  readonly offer: QuoteOffer;
  readonly ofChange: boolean;
  readonly open?: boolean;
  readonly children?: ReactNode;
}

export function OfferCard({ offer, ofChange, open, children }: Props) {
  const isRefund = offer.GrossPremium < 0;
  return (
    <Card as="section" aria-labelledby="premium-title">
      <h2 id="premium-title" className={pageStyles.heading}>
        {ofChange ? 'Seu endosso' : 'Sua cotação'}
      </h2>
      {offer.RatedAgain && (
        <div className={styles.refund}>
          <Alert tone="warning" title="O prêmio foi recalculado para hoje">
            <p>
              A oferta era de {moneyText(offer.RatedAgain.GrossPremium)}; hoje é de{' '}
              {moneyText(offer.GrossPremium)}.{' '}
              {ofChange
                ? `A alteração vale a partir de ${dateText(offer.RatedAgain.Start)}.`
                : 'O IOF é o do dia da contratação.'}
            </p>
          </Alert>
        </div>
      )}
      {isRefund && (
        <div className={styles.refund}>
          <Alert tone="info" title="Este endosso devolve parte do prêmio">
            {offer.Netted ? (
              <p>Não há nada a pagar. {nettingText(offer.Netted)}</p>
            ) : (
              <p>Não há nada a pagar: o valor é restituído depois da emissão.</p>
            )}
          </Alert>
        </div>
      )}
      <div className={children ? `${styles.offer} ${styles.decided}` : styles.offer}>
        <SummaryItems items={offerItems(offer, open)} />
      </div>
      {children}
    </Card>
  );
}
