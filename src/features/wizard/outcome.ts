import type { Quote, Registered } from '../../../contract/quotes';
import { STATUS } from '../../../contract/statuses/quote';
import type { QuoteOffer } from '../../../contract/quotes';
import { isChange } from '../../shared/requests/places';
import { statusWords } from '../../shared/requests/status';

/** Answered with something to go on with: a premium to be paid, or a change that asks for none. */
export function isAccepted(quote: Quote | undefined): quote is Quote {
  return (
    quote !== undefined &&
    [STATUS.paymentReady, STATUS.proposalAccepted, STATUS.endorsementIssued].some(
      (one) => one === quote.Status,
    )
  );
}

/** Specification 3 §4: how a change is told that a person looks at, or that nothing is known of yet. */
const ANALYSED = 'Sua solicitação está em análise';
const PENDING = 'Sua solicitação ainda está sendo processada';
const FOLLOW = 'Acompanhe a resposta em Status da Solicitação.';

/** What the waiting ended with, and what is offered where it was rated. */
export interface Outcome extends Registered {
  readonly offer?: QuoteOffer;
}

/** What the waiting ended with, as a person reads it: what was rated its premium, else of a quote the server's own words. */
export function told(registered: Registered, quote: Quote | undefined): Outcome {
  const ofChange = isChange(registered.Identifier);
  if (isAccepted(quote)) {
    const { heading } = statusWords(quote.Status, ofChange);
    return { ...registered, Title: heading, ...(quote.Quote && { offer: quote.Quote }) };
  }
  if (!ofChange) return registered;
  return { ...registered, Title: quote ? ANALYSED : PENDING, Message: FOLLOW };
}
