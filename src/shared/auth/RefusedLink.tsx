import { Link } from 'react-router-dom';
import { Alert, LinkButton } from '../../../renderers/ui';
import { paths } from '../paths';
import type { ErrorWords } from '../api/describeError';

/** Why a mailed link was refused, and the way to a new one: it shows as well whose the e-mail is, so it serves both. */
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
