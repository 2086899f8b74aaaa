import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { Alert, LinkButton } from '../../../renderers/ui';
import { PublicFrame } from '../../shared/layout/PublicFrame';
import { paths } from '../../shared/paths';
import { signIn, signInWith } from '../../shared/session/session';
import { useSession } from '../../shared/session/useSession';
import { TextLink } from '../../shared/ui/TextLink';
import { LoginForm } from './LoginForm';
import { signInProblem, type SignInProblem } from './signInProblem';
import { SocialButtons } from './SocialButtons';

/** /login: who is signed in already goes on to /callback. */
export function LoginPage() {
  const session = useSession();
  const navigate = useNavigate();
  const refused = (useLocation().state as { problem?: SignInProblem } | null)?.problem;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState(refused);
  const attempt = async (signingIn: Promise<void>) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await signingIn;
      void navigate(paths.callback, { replace: true });
    } catch (error) {
      setProblem(signInProblem(error));
      setBusy(false);
    }
  };
  if (session.status === 'signed-in' && !busy) return <Navigate to={paths.callback} replace />;
  return (
    <PublicFrame title="Entrar" lead="Acesse suas cotações, apólices e endossos.">
      {problem && <Problem {...problem} />}
      <LoginForm busy={busy} onSubmit={({ email, password }) => void attempt(signIn(email, password))} />
      <SocialButtons disabled={busy} onPick={(provider) => void attempt(signInWith(provider))} />
      <chakra.div display="grid" gap="3" pt="5" mt="1" borderTop="1px solid" borderColor="line">
        <LinkButton asChild kind="secondary">
          <Link to={paths.register}>Criar uma conta</Link>
        </LinkButton>
      </chakra.div>
    </PublicFrame>
  );
}

const Problem = ({ message, recover }: SignInProblem) => (
  <Alert tone="danger" live>
    <p>
      {message}
      {recover && (
        <>
          {' '}
          <TextLink asChild color="danger.fg">
            <Link to={paths.recoverPassword}>clique aqui.</Link>
          </TextLink>
        </>
      )}
    </p>
  </Alert>
);
