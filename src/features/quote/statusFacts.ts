import type { SummaryItem } from '../../../renderers/ui';
import { dayText } from '../../../engine/values';
import type { Quote } from '../../../contract/quotes';
import { isRegistered, type RegisteredStatus } from '../../../contract/statuses/quote';

function dated(term: string, instant: string | null | undefined): SummaryItem[] {
  return instant ? [{ term, description: dayText(instant) }] : [];
}

type Facts = (quote: Quote) => readonly SummaryItem[];

const none: Facts = () => [];
const denied: Facts = ({ QuoteDenied }) =>
  QuoteDenied
    ? [
        ...dated('Data da negativa', QuoteDenied.DeniedAt),
        { term: 'Motivo', description: QuoteDenied.Reason, wide: true },
      ]
    : [];

const facts: Readonly<Record<RegisteredStatus, Facts>> = {
  1: none,
  2: none,
  3: denied,
  4: ({ Quote: offer }) => [
    ...dated('Data de expiração', offer?.ExpiredAt),
    ...dated('Data de liberação', offer?.CreatedAt),
  ],
  5: none,
  6: ({ Proposal }) => dated('Proposta válida até', Proposal?.ExpiredAt),
  7: none,
  8: ({ Proposal }) => [
    ...dated('Data de expiração', Proposal?.ExpiredAt),
    ...dated('Data de liberação', Proposal?.ReadyAt),
  ],
  9: none,
  10: none,
  11: denied,
  12: none,
};

/** When and why (specification 2 §2.4): a denial's date and reason, the expiry and the release of what has expired. */
export const statusFacts: Facts = (quote) => (isRegistered(quote.Status) ? facts[quote.Status](quote) : []);
