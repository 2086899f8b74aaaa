import { Link, useLocation } from 'react-router-dom';
import { Alert } from '../../../renderers/ui';
import { paths } from '../../shared/paths';
import { TextLink } from '../../shared/ui/TextLink';

/** Specification 3 §2: the final screen says that the request was taken, and offers to follow it. */
export function ReceivedNote({ identifier }: { identifier: string }) {
  const { received = false } = (useLocation().state ?? {}) as { received?: boolean };
  if (!received) return null;
  return (
    <Alert tone="success" title="Recebemos sua solicitação" live>
      <p>
        Número da solicitação: <strong>{identifier}</strong>. Acompanhe-a em{' '}
        <TextLink asChild>
          <Link to={paths.requestStatus}>Status da Solicitação</Link>
        </TextLink>
        .
      </p>
    </Alert>
  );
}
