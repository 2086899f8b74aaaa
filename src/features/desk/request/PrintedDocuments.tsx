import { ExternalLink } from 'lucide-react';
import { paths } from '../../../shared/paths';
import { TextLink } from '../../../shared/ui/TextLink';
import { printedDocuments } from '../../../shared/requests/printedDocuments';
import type { DeskRequest } from '../../../../contract/desk';
import styles from './request.module.css';

export function PrintedDocuments({ request }: { request: DeskRequest }) {
  return (
    <ul className={styles.documents}>
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

function documentsOf(request: DeskRequest) {
  const { Policy } = request;
  const policy = Policy ? [{ label: 'Apólice', to: paths.policyDocument(Policy.Code) }] : [];
  return [...printedDocuments(request), ...policy];
}
