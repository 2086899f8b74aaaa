import type { SummaryItem } from '../../../renderers/ui';
import { dayText } from '../../../engine/values/instant';
import type { Quote } from '../../../contract/quotes';
import { STATUS } from '../../../contract/statuses/quote';

function dated(term: string, instant: string | null | undefined): SummaryItem[] {
  return instant ? [{ term, description: dayText(instant) }] : [];
}

/** When and why (specification 2 §2.4): a denial's date and reason, the expiry and the release of what has expired. */
export function statusFacts(quote: Quote): readonly SummaryItem[] {
  const { Status, QuoteDenied, Quote: offer, Proposal: proposal } = quote;
  switch (Status) {
    case STATUS.denied:
    case STATUS.endorsementDenied:
      return QuoteDenied
        ? [
            ...dated('Data da negativa', QuoteDenied.DeniedAt),
            { term: 'Motivo', description: QuoteDenied.Reason, wide: true },
          ]
        : [];
    case STATUS.expired:
      return [
        ...dated('Data de expiração', offer?.ExpiredAt),
        ...dated('Data de liberação', offer?.CreatedAt),
      ];
    case STATUS.proposalReady:
      return dated('Proposta válida até', proposal?.ExpiredAt);
    case STATUS.proposalExpired:
      return [
        ...dated('Data de expiração', proposal?.ExpiredAt),
        ...dated('Data de liberação', proposal?.ReadyAt),
      ];
    default:
      return [];
  }
}
