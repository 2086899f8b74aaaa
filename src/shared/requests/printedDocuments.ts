import { paths } from '../paths';
import type { Quote } from '../../../contract/quotes';
import { isChange } from './places';
import { isOffered } from '../../../contract/statuses/quote';

export interface PrintedDocument {
  readonly label: string;
  readonly to: string;
}

interface Printable extends Pick<Quote, 'Identifier' | 'Status'> {
  readonly Quote: object | null;
  readonly Proposal: { readonly Number: string | null } | null;
}

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
