import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { Alert, LinkButton } from '../../../renderers/ui';
import { laterDialog } from '../../../renderers/ui/laterDialog';
import { usePublicConfig } from '../../shared/config/usePublicConfig';
import { PublicFrame } from '../../shared/layout/PublicFrame';
import { paths } from '../../shared/paths';
import { prepareSignIn } from '../../shared/auth/session';
import { useSession } from '../../shared/auth/useSession';
import { isStorageBlocked } from '../../shared/storage/replaceBlockedStorage';
import { TextLink } from '../../shared/ui/TextLink';
import { LoginForm } from './LoginForm';
import { ResetPendingDialog } from './ResetPendingDialog';
import type { SignInProblem } from './signInProblem';
import { SocialButtons } from './SocialButtons';
import { useSignIn } from './useSignIn';

const CodeDialog = laterDialog(async () => (await import('./second-factor/CodeDialog')).CodeDialog);

/** /login: who is signed in already goes on to /callback. */
export function LoginPage() {
  const session = useSession();
  const { busy, problem, email, pending, asked, endAsking, withPassword, withNetwork, insist, dismiss } =
    useSignIn();
  useEffect(prepareAtFirstSign, []);
  // Avoids a shift below the social buttons.
  const isConfigured = usePublicConfig() !== undefined || session.status === 'unreachable';
  if (session.status === 'signed-in' && !busy) return <Navigate to={paths.callback} replace />;
  return (
    <PublicFrame title="Entrar" lead="Acesse suas cotações, apólices e endossos.">
      {isStorageBlocked() && <StorageNote />}
      {problem && <Problem {...problem} email={email} />}
      <LoginForm busy={busy} onSubmit={withPassword} />
      {isConfigured && <OtherWays onPick={withNetwork} />}
      {asked !== undefined && <CodeDialog refusal={asked} onEnd={endAsking} onClose={() => endAsking()} />}
      {pending && <ResetPendingDialog email={pending.email} onInsist={insist} onClose={dismiss} />}
    </PublicFrame>
  );
}

const SIGNS = ['pointermove', 'pointerdown', 'focusin'] as const;

/** Loads the sign-in code at the first sign of use, as most visitors sign in. */
function prepareAtFirstSign() {
  const once = { once: true, passive: true };
  for (const sign of SIGNS) window.addEventListener(sign, prepareSignIn, once);
  return () => {
    for (const sign of SIGNS) window.removeEventListener(sign, prepareSignIn);
  };
}

const OtherWays = ({ onPick }: { onPick: (network: string) => void }) => (
  <>
    <SocialButtons onPick={onPick} />
    <chakra.div pt="5" mt="1" borderTop="1px solid" borderColor="line" display="grid" gap="3">
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" gap="2" fontSize="sm">
        <chakra.p color="muted">Ainda não usa o portal?</chakra.p>
        <TextLink asChild>
          <Link to={paths.verification}>Conferir um documento</Link>
        </TextLink>
      </chakra.div>
      <LinkButton asChild kind="secondary">
        <Link to={paths.register}>Criar uma conta</Link>
      </LinkButton>
    </chakra.div>
  </>
);

const StorageNote = () => (
  <Alert tone="warning" title="Armazenamento bloqueado">
    <p>
      Seu navegador não permite que o portal guarde dados neste dispositivo. Você pode entrar, mas terá de
      fazer isso de novo a cada vez que abrir ou atualizar a página.
    </p>
  </Alert>
);

const Problem = ({ title, message, recover, email }: SignInProblem & { email: string }) => (
  <Alert tone="danger" title={title} live>
    <p>
      {message}
      {recover && (
        <>
          {' '}
          <TextLink asChild color="danger.fg">
            <Link to={paths.recoverPassword} state={{ email }}>
              clique aqui.
            </Link>
          </TextLink>
        </>
      )}
    </p>
  </Alert>
);
