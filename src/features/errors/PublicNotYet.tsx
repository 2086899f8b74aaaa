import { Link } from 'react-router-dom';
import { Alert, LinkButton } from '../../../renderers/ui';
import { PublicFrame } from '../../shared/layout/PublicFrame';
import { paths } from '../../shared/paths';

/** A public page that is not there yet. */
export function PublicNotYet({ title, text }: { title: string; text: string }) {
  return (
    <PublicFrame title={title}>
      <Alert tone="info" title="Ainda não disponível">
        <p>{text}</p>
      </Alert>
      <LinkButton asChild>
        <Link to={paths.login}>Voltar para Entrar</Link>
      </LinkButton>
    </PublicFrame>
  );
}
