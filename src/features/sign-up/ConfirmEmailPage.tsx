import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Alert, Button, LinkButton } from '../../../renderers/ui';
import { describeError, type ErrorWords } from '../../shared/api/describeError';
import { PublicFrame } from '../../shared/layout/PublicFrame';
import { paths } from '../../shared/paths';
import { confirmEmail } from './api';
import { RefusedLink } from '../../shared/auth/RefusedLink';

/** /silent-register/{token}: the link of a registration's e-mail. A press confirms, since mail programs open links. */
export function ConfirmEmailPage() {
  const { token = '' } = useParams();
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<ErrorWords | 'confirmed'>();
  const confirm = async () => {
    setBusy(true);
    try {
      await confirmEmail(token);
      setAnswer('confirmed');
    } catch (error) {
      setAnswer(describeError(error));
    }
    setBusy(false);
  };
  if (answer === 'confirmed') return <Confirmed />;
  return (
    <PublicFrame title="Confirmar e-mail" lead="Falta um passo para o seu cadastro.">
      {answer && <RefusedLink {...answer} />}
      <Button busy={busy} onClick={() => void confirm()}>
        Confirmar meu e-mail
      </Button>
      <LinkButton asChild kind="quiet">
        <Link to={paths.login}>Voltar para Entrar</Link>
      </LinkButton>
    </PublicFrame>
  );
}

const Confirmed = () => (
  <PublicFrame title="E-mail confirmado">
    <Alert tone="success" live>
      <p>Seu e-mail foi confirmado. Um executivo vai liberar o seu acesso.</p>
    </Alert>
    <LinkButton asChild>
      <Link to={paths.login}>Voltar para Entrar</Link>
    </LinkButton>
  </PublicFrame>
);
