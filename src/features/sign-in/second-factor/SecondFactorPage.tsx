import { Link, Navigate, useLocation } from 'react-router-dom';
import { Alert, Button, LinkButton, Skeleton } from '../../../../renderers/ui';
import type { Identity } from '../../../shared/auth/IdentityProvider';
import { useSession } from '../../../shared/auth/useSession';
import { useBrand } from '../../../shared/config/usePublicConfig';
import { PublicFrame } from '../../../shared/layout/PublicFrame';
import { paths } from '../../../shared/paths';
import { signOut } from '../signOut';
import { Enrol } from './Enrol';
import { PasswordDialog } from './PasswordDialog';
import { useEnrolment } from './useEnrolment';

/** /verificacao-em-duas-etapas: only for who was sent here; /callback asks the server who is. */
export function SecondFactorPage() {
  const session = useSession();
  const { asked } = (useLocation().state ?? {}) as { asked?: boolean };
  if (session.status === 'starting') return <Skeleton label="Carregando o portal…" />;
  if (session.status !== 'signed-in') return <Navigate to={paths.login} replace />;
  if (!asked) return <Navigate to={paths.callback} replace />;
  return (
    <PublicFrame
      title="Verificação em duas etapas"
      lead="Sua função no portal exige, além da senha, um código do seu celular."
    >
      <Stages identity={session.identity} />
      <Button kind="quiet" onClick={() => void signOut()}>
        Sair
      </Button>
    </PublicFrame>
  );
}

function Stages({ identity }: { identity: Identity }) {
  const { stage, enrolment, busy, error, ...acts } = useEnrolment(useBrand()?.name);
  return (
    <>
      {stage === 'loading' && <Skeleton label="Preparando a verificação…" />}
      {stage === 'elsewhere' && <Elsewhere />}
      {stage === 'unverified' && <Unverified email={identity.email} />}
      {stage === 'failed' && <Failed message={error} busy={busy} onAgain={acts.start} />}
      {stage === 'ready' && enrolment && (
        <Enrol enrolment={enrolment} busy={busy} error={error} onConfirm={acts.confirm} />
      )}
      {acts.isAskedForPassword &&
        (identity.social ? (
          <Elsewhere />
        ) : (
          <PasswordDialog onPassword={acts.showPassword} onClose={acts.giveUp} />
        ))}
    </>
  );
}

const Elsewhere = () => (
  <Alert tone="info" title="Entre novamente" live>
    <p>Para continuar, saia e entre novamente. Se a verificação já estiver ativa, o código será pedido.</p>
  </Alert>
);

const Unverified = ({ email }: { email: string }) => (
  <>
    <Alert tone="warning" title="Confirme seu e-mail" live>
      <p>
        Antes de ativar a verificação, confirme que {email} é seu: solicite um link para redefinir a senha,
        use-o e entre com a nova senha.
      </p>
    </Alert>
    <LinkButton asChild>
      <Link to={paths.recoverPassword} state={{ email }}>
        Solicitar link
      </Link>
    </LinkButton>
  </>
);

const Failed = ({
  message,
  busy,
  onAgain,
}: {
  message?: string | undefined;
  busy: boolean;
  onAgain: () => void;
}) => (
  <>
    <Alert tone="danger" title="Não foi possível ativar" live>
      <p>{message ?? 'Confirme sua senha para ativar a verificação.'}</p>
    </Alert>
    <Button busy={busy} onClick={onAgain}>
      Tentar novamente
    </Button>
  </>
);
