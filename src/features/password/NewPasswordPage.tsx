import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Alert, Button, LinkButton } from '../../../renderers/ui';
import { describeError, type ErrorWords } from '../../shared/api/describeError';
import { Form } from '../../shared/forms/Form';
import { PublicFrame } from '../../shared/layout/PublicFrame';
import { paths } from '../../shared/paths';
import { changePassword } from './api';
import { RefusedLink } from '../../shared/auth/RefusedLink';

/** /change-password/{token}: the link of the e-mail. */
export function NewPasswordPage() {
  const { token = '' } = useParams();
  const [done, setDone] = useState(false);
  if (done) return <Done />;
  return (
    <PublicFrame title="Criar nova senha" lead="Ela passa a valer assim que for salva.">
      <PasswordForm token={token} onDone={() => setDone(true)} />
    </PublicFrame>
  );
}

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
