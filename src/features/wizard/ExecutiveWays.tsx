import { Link } from 'react-router-dom';
import { Button, LinkButton } from '../../../renderers/ui';
import { usePublicConfig } from '../../shared/config/usePublicConfig';
import { useFlow } from '../../shared/requests/flow';

/** Where the identifier of an endorsement begins: its next request starts on the same page. */
const ENDORSEMENT = 'END';

/** Where an executive goes on: to another request, or to this one; without its identifier to all of them. */
export function ExecutiveWays({ identifier }: { identifier?: string }) {
  const { selection } = useFlow();
  const config = usePublicConfig();
  const request = identifier ? `/solicitacoes/${identifier}/dados-gerais` : '';
  const follow = config && `${config.executivePortalUrl}${request}`;
  return (
    <>
      {identifier?.startsWith(ENDORSEMENT) ? (
        <Button kind="secondary" onClick={() => window.location.reload()}>
          Nova Solicitação
        </Button>
      ) : (
        <LinkButton asChild kind="secondary">
          <Link to={selection}>Nova Solicitação</Link>
        </LinkButton>
      )}
      <LinkButton href={follow} aria-disabled={!follow}>
        Acompanhar Solicitação no Portal Executivo
      </LinkButton>
    </>
  );
}
