import { paths } from '../paths';
import type { Quote } from '../../../contract/quotes';
import { isChange } from './places';
import { isOffered } from '../../../contract/statuses/quote';

/** A document that the portal makes of a request, at its full-page viewer. */
export interface PrintedDocument {
  readonly label: string;
  readonly to: string;
}

/** What of a request says which documents there are. */
interface Printable extends Pick<Quote, 'Identifier' | 'Status'> {
  readonly Quote: object | null;
  readonly Proposal: { readonly Number: string | null } | null;
}

/** What there is to be read of a request, each called as its viewer and its paper are: its receipt always, a draft once there is an offer, the proposal by its number. */
export function printedDocuments({
  Identifier,
  Status,
  Quote: offer,
  Proposal,
}: Printable): PrintedDocument[] {
  return [
    isChange(Identifier)
      ? { label: 'Comprovante de endosso', to: paths.endorsementReceipt(Identifier) }
      : { label: 'Comprovante de solicitação', to: paths.receipt(Identifier) },
    ...(offer && isOffered(Status) ? [{ label: 'Minuta', to: paths.draftContract(Identifier) }] : []),
    ...(Proposal?.Number ? [{ label: 'Proposta', to: paths.proposal(Identifier) }] : []),
  ];
}
