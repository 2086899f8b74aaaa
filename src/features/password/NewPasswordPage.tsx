import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Alert, Button, LinkButton, Skeleton } from '../../../renderers/ui';
import { describeError, type ErrorWords } from '../../shared/api/describeError';
import { Form } from '../../shared/forms/Form';
import { PublicFrame } from '../../shared/layout/PublicFrame';
import { paths } from '../../shared/paths';
import { changePassword, checkLink } from './api';
import { ApiError } from '../../shared/api/ApiError';
import { RefusedLink } from '../../shared/auth/RefusedLink';

/** /change-password/{token}: the link of the e-mail. */
export function NewPasswordPage() {
  const { token = '' } = useParams();
  const [done, setDone] = useState(false);
  const { refused, isChecked } = useCheck(token);
  if (done) return <Done />;
  if (refused) {
    return (
      <PublicFrame title="Criar nova senha">
        <RefusedLink {...refused} />
      </PublicFrame>
    );
  }
  if (!isChecked) {
    return (
      <PublicFrame title="Criar nova senha">
        <Skeleton lines={4} />
      </PublicFrame>
    );
  }
  return (
    <PublicFrame title="Criar nova senha" lead="Ela passa a valer assim que for salva.">
      <PasswordForm token={token} onDone={() => setDone(true)} />
    </PublicFrame>
  );
}

/** Checks the link before a password is typed; without an answer, submitting tells. */
function useCheck(token: string) {
  const [state, setState] = useState<{ refused?: ErrorWords | undefined; isChecked: boolean }>({
    isChecked: false,
  });
  useEffect(() => {
    let isLeft = false;
    const tell = (refused?: ErrorWords) => {
      if (!isLeft) setState({ refused, isChecked: true });
    };
    checkLink(token).then(
      () => tell(),
      (error: unknown) => tell(isOfLink(error) ? describeError(error) : undefined),
    );
    return () => {
      isLeft = true;
    };
  }, [token]);
  return state;
}

const isOfLink = (error: unknown) => error instanceof ApiError && error.code?.startsWith('LINK_') === true;

function PasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const [problem, setProblem] = useState<ErrorWords>();
  const [busy, setBusy] = useState(false);
  const send = async ({ NewPassword }: { NewPassword: string }) => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await changePassword(token, NewPassword);
      onDone();
    } catch (error) {
      setProblem(describeError(error));
      setBusy(false);
    }
  };
  return (
    <chakra.div display="grid" gap="4">
      {problem && <RefusedLink {...problem} />}
      <Form<{ NewPassword: string }>
        name="nova-senha"
        onErrors="focus"
        onSubmit={(filled) => void send(filled)}
      >
        <Button type="submit" busy={busy} w="full" mt="4">
          Salvar nova senha
        </Button>
      </Form>
    </chakra.div>
  );
}

const Done = () => (
  <PublicFrame title="Senha redefinida">
    <Alert tone="success" live>
      <p>Sua senha foi redefinida. Entre com a nova senha.</p>
    </Alert>
    <LinkButton asChild>
      <Link to={paths.login}>Entrar</Link>
    </LinkButton>
  </PublicFrame>
);
