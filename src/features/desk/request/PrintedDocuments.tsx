import { ExternalLink } from 'lucide-react';
import { paths } from '../../../shared/paths';
import { TextLink } from '../../../shared/ui/TextLink';
import { STATUS } from '../../quote/status';
import type { DeskRequest } from '../requests';

/** In these a premium has been offered, so there is a contract to draft. */
const WITHOUT_OFFER: readonly number[] = [STATUS.analysing, STATUS.denied];

/** The documents that the portal makes of the request; each opens in a tab of its own. */
export function PrintedDocuments({ request }: { request: DeskRequest }) {
  return (
    <ul className="desk-documents">
      {documentsOf(request).map(({ label, to }) => (
        <li key={label}>
          <TextLink href={to} target="_blank" rel="noreferrer">
            {label}
            <ExternalLink size={14} aria-hidden="true" />
            <span className="ui-hidden"> (abre em outra aba)</span>
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

function documentsOf({ Identifier, Status, Proposal, Policy }: DeskRequest) {
  return [
    { label: 'Comprovante da solicitação', to: paths.receipt(Identifier) },
    ...(WITHOUT_OFFER.includes(Status) ? [] : [{ label: 'Minuta', to: paths.draftContract(Identifier) }]),
    ...(Proposal?.Number ? [{ label: 'Proposta', to: paths.proposal(Identifier) }] : []),
    ...(Policy ? [{ label: 'Apólice', to: paths.policyDocument(Policy.Code) }] : []),
  ];
}
