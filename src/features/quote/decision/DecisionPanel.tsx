import { Button } from '../../../../renderers/ui';
import { wizardById } from '../../../shared/products/entries';
import { isChange } from '../../../shared/requests/places';
import { nextLabel } from '../../../shared/requests/status';
import type { Quote } from '../../../../contract/quotes';
import { STATUS } from '../../../../contract/statuses/quote';
import { OfferCard } from '../OfferCard';
import { Alternatives } from './Alternatives';
import { Decision } from './Decision';
import { ValidityOver } from './ValidityOver';

/** Whether there is something to decide on, or was until its validity ended: an offer to pay, or a proposal whose day still holds. */
export function isDecided({ Status, Quote: offer, Proposal, Endorsement }: Quote): boolean {
  if (!offer || Endorsement?.IsWithoutPayment) return false;
  if (Status !== STATUS.proposalReady) return Status === STATUS.paymentReady;
  return !Proposal?.AsksDueDate || offer.ValidityEnded !== undefined;
}

/** What is offered, until when and how it can be paid, beside what was asked for; `onPay` is the one way on. */
export function DecisionPanel({ quote, onPay }: { quote: Quote; onPay: () => void }) {
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
      <Decision identifier={Identifier}>
        {isPayable && <Button onClick={onPay}>{nextLabel(Status)}</Button>}
      </Decision>
      {isPayable && <Alternatives identifier={Identifier} analysable={analysable} />}
    </OfferCard>
  );
}
