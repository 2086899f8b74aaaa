import type { SummaryItem } from '../../../renderers/ui';
import { dayText } from '../../../engine/values';
import type { Quote } from '../../../contract/quotes';
import { STATUS } from '../../../contract/statuses/quote';

function dated(term: string, instant: string | null | undefined): SummaryItem[] {
  return instant ? [{ term, description: dayText(instant) }] : [];
}

type Facts = (quote: Quote) => readonly SummaryItem[];

const denied: Facts = ({ QuoteDenied }) =>
  QuoteDenied
    ? [
        ...dated('Data da negativa', QuoteDenied.DeniedAt),
        { term: 'Motivo', description: QuoteDenied.Reason, wide: true },
      ]
    : [];

const facts: Readonly<Partial<Record<number, Facts>>> = {
  [STATUS.denied]: denied,
  [STATUS.endorsementDenied]: denied,
  [STATUS.expired]: ({ Quote: offer }) => [
    ...dated('Data de expiração', offer?.ExpiredAt),
    ...dated('Data de liberação', offer?.CreatedAt),
  ],
  [STATUS.proposalReady]: ({ Proposal }) => dated('Proposta válida até', Proposal?.ExpiredAt),
  [STATUS.proposalExpired]: ({ Proposal }) => [
    ...dated('Data de expiração', Proposal?.ExpiredAt),
    ...dated('Data de liberação', Proposal?.ReadyAt),
  ],
};

/** When and why (specification 2 §2.4): a denial's date and reason, the expiry and the release of what has expired. */
export const statusFacts: Facts = (quote) => facts[quote.Status]?.(quote) ?? [];
