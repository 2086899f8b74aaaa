import { Link } from 'react-router-dom';
import { LinkButton } from '../../../renderers/ui';
import { usePublicConfig } from '../../shared/config/usePublicConfig';
import { useFlow } from '../../shared/requests/flow';

export function ExecutiveWays({ identifier }: { identifier?: string }) {
  const { selection } = useFlow();
  const config = usePublicConfig();
  const request = identifier ? `/solicitacoes/${identifier}/dados-gerais` : '';
  const follow = config && `${config.executivePortalUrl}${request}`;
  return (
    <>
      <LinkButton asChild kind="secondary">
        <Link to={selection}>Nova Solicitação</Link>
      </LinkButton>
      <LinkButton href={follow} aria-disabled={!follow}>
        Acompanhar Solicitação no Portal Executivo
      </LinkButton>
    </>
  );
}
