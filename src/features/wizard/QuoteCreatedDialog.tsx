import { Link } from 'react-router-dom';
import useSWRImmutable from 'swr/immutable';
import { Dialog, DialogText, LinkButton } from '../../../renderers/ui';
import { loadPublicConfig } from '../../shared/config/publicConfig';
import { useFlow } from './flow';
import type { Registered } from './navigation';

/** Specification 1 §2, quote created: an executive goes on with another request, or follows this one. */
export function QuoteCreatedDialog({ registered }: { registered: Registered }) {
  const { selection } = useFlow();
  const { data: config } = useSWRImmutable('public-config', loadPublicConfig);
  const { Identifier } = registered;
  const follow = config && `${config.executivePortalUrl}/solicitacoes/${Identifier}/dados-gerais`;
  const actions = (
    <>
      <LinkButton asChild kind="secondary">
        <Link to={selection}>Nova Solicitação</Link>
      </LinkButton>
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
