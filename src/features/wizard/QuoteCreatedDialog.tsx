import { Link } from 'react-router-dom';
import { Button, Dialog, DialogText, LinkButton } from '../../../renderers/ui';
import { usePublicConfig } from '../../shared/config/usePublicConfig';
import { useFlow } from './flow';
import type { Registered } from './navigation';

/** Where the identifier of an endorsement begins: its next request starts on the same page. */
const ENDORSEMENT = 'END';

/** Specification 1 §2, quote created: an executive goes on with another request, or follows this one. */
export function QuoteCreatedDialog({ registered }: { registered: Registered }) {
  const { selection } = useFlow();
  const config = usePublicConfig();
  const { Identifier } = registered;
  const follow = config && `${config.executivePortalUrl}/solicitacoes/${Identifier}/dados-gerais`;
  const actions = (
    <>
      {Identifier.startsWith(ENDORSEMENT) ? (
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
  return (
    <Dialog title={registered.Title ?? 'Recebemos sua solicitação'} actions={actions}>
      <DialogText>
        Número da solicitação: <strong>{Identifier}</strong>
      </DialogText>
    </Dialog>
  );
}
