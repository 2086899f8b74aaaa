import { Link } from 'react-router-dom';
import { Alert, LinkButton } from '../../../renderers/ui';
import { paths } from '../paths';
import type { ErrorWords } from '../api/describeError';

/** A link for a new password proves the e-mail too, so it serves both kinds of link. */
export const RefusedLink = ({ title, message }: ErrorWords) => (
  <>
    <Alert tone="danger" title={title} live>
      <p>{message}</p>
    </Alert>
    <LinkButton asChild kind="secondary">
      <Link to={paths.recoverPassword}>Solicitar novo link</Link>
    </LinkButton>
  </>
);
