import type { Quote, Registered } from '../../../contract/quotes';
import { STATUS } from '../../../contract/statuses/quote';
import type { QuoteOffer } from '../../../contract/quotes';
import { isChange } from '../../shared/requests/places';
import { statusWords } from '../../shared/requests/status';

export function isAccepted(quote: Quote | undefined): quote is Quote {
  return (
    quote !== undefined &&
    [STATUS.paymentReady, STATUS.proposalAccepted, STATUS.endorsementIssued].some(
      (one) => one === quote.Status,
    )
  );
}

/** Specification 3 §4: wording for a change in analysis or without an answer yet. */
const ANALYSED = 'Sua solicitação está em análise';
const PENDING = 'Sua solicitação ainda está sendo processada';
const FOLLOW = 'Acompanhe a resposta em Status da Solicitação.';

export interface Outcome extends Registered {
  readonly offer?: QuoteOffer;
}

export function told(registered: Registered, quote: Quote | undefined): Outcome {
  const ofChange = isChange(registered.Identifier);
  if (isAccepted(quote)) {
    const { heading } = statusWords(quote.Status, ofChange);
    return { ...registered, Title: heading, ...(quote.Quote && { offer: quote.Quote }) };
  }
  if (!ofChange) return registered;
  return { ...registered, Title: quote ? ANALYSED : PENDING, Message: FOLLOW };
}
