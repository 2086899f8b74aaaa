import { Button } from '../../../../renderers/ui';
import { wizardById } from '../../../shared/products/entries';
import { isChange } from '../../../shared/requests/places';
import { nextLabel } from '../../../shared/requests/status';
import { isValid } from '../lost';
import type { Quote } from '../../../../contract/quotes';
import { STATUS } from '../../../../contract/statuses/quote';
import { OfferCard } from '../OfferCard';
import { Alternatives } from './Alternatives';
import { Decision } from './Decision';
import type { PlanChoice } from './PlanCards';
import { ValidityOver } from './ValidityOver';
import styles from './decision.module.css';

interface Props {
  readonly quote: Quote;
  readonly choice: PlanChoice;
  readonly onPay: () => void;
}

/** True also after its validity ended: an offer to pay, or a proposal whose day still holds. */
export function isDecided({ Status, Quote: offer, Proposal, Endorsement }: Quote): boolean {
  if (!offer || Endorsement?.IsWithoutPayment) return false;
  if (Status !== STATUS.proposalReady) return Status === STATUS.paymentReady;
  return !Proposal?.AsksDueDate || offer.ValidityEnded !== undefined;
}

export const isIssuable = (quote: Quote): boolean =>
  quote.Status === STATUS.paymentReady && isDecided(quote) && isValid(quote);

export function DecisionPanel({ quote, choice, onPay }: Props) {
  const { Identifier, Status, Quote: offer, Product } = quote;
  if (!offer) return null;
  if (offer.ValidityEnded !== undefined) {
    return (
      <OfferCard offer={offer} ofChange={isChange(Identifier)}>
        <ValidityOver identifier={Identifier} ended={offer.ValidityEnded} />
      </OfferCard>
    );
  }
  const isPayable = Status === STATUS.paymentReady;
  const analysable = wizardById(Product.Wizard)?.withoutAnalysis !== true;
  return (
    <OfferCard offer={offer} ofChange={isChange(Identifier)}>
      <Decision identifier={Identifier} choice={isPayable ? choice : undefined} />
      {isPayable && (
        <>
          <Alternatives identifier={Identifier} analysable={analysable} />
          <div className={styles.others}>
            <p>{analysable ? 'Outra data, proposta ou análise:' : 'Outra data ou proposta:'}</p>
            <Button kind="secondary" onClick={onPay}>
              {nextLabel(Status)}
            </Button>
          </div>
        </>
      )}
    </OfferCard>
  );
}
