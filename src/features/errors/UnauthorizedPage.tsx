import { Link } from 'react-router-dom';
import { Alert, LinkButton } from '../../../renderers/ui';
import { PublicFrame } from '../../shared/layout/PublicFrame';
import { paths } from '../../shared/paths';

/** /unauthorized: an access that has ended or never was, such as an executive's link that has run out. */
export const UnauthorizedPage = () => (
  <PublicFrame title="Acesso não autorizado">
    <Alert tone="warning" title="Seu acesso expirou ou não existe">
      <p>
        Se você abriu um link de solicitação, peça um novo link. Em caso de dúvida, contate o administrador do
        sistema.
      </p>
    </Alert>
    <LinkButton asChild>
      <Link to={paths.login}>Ir para Entrar</Link>
    </LinkButton>
  </PublicFrame>
);
