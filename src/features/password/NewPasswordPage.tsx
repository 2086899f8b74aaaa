import { chakra } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Alert, Button, LinkButton } from '../../../renderers/ui';
import { describeError, type ErrorWords } from '../../shared/api/describeError';
import { PublicFrame } from '../../shared/layout/PublicFrame';
import { paths } from '../../shared/paths';
import { focusFirst } from '../../shared/ui/focusFirst';
import { NewPasswordFields } from '../../shared/ui/NewPasswordFields';
import { newPasswordIssues } from '../../shared/validation';
import { changePassword } from './api';
import { RefusedLink } from './RefusedLink';

/** /change-password/{token}: the link of the e-mail. */
export function NewPasswordPage() {
  const { token = '' } = useParams();
  const [done, setDone] = useState(false);
  if (done) return <Done />;
  return (
    <PublicFrame title="Criar nova senha" lead="Ela passa a valer assim que for salva.">
      <Form token={token} onDone={() => setDone(true)} />
    </PublicFrame>
  );
}

function Form({ token, onDone }: { token: string; onDone: () => void }) {
  const [value, setValue] = useState({ password: '', repeated: '' });
  const [issues, setIssues] = useState<ReturnType<typeof newPasswordIssues>>();
  const [problem, setProblem] = useState<ErrorWords>();
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      await changePassword(token, value.password);
      onDone();
    } catch (error) {
      setProblem(describeError(error));
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setProblem(undefined);
    const found = newPasswordIssues(value.password, value.repeated);
    setIssues(found);
    if (!focusFirst(found) && !busy) void send();
  };
  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gap="4">
      {problem && <RefusedLink {...problem} />}
      <NewPasswordFields value={value} issues={issues ?? {}} onChange={setValue} />
      <Button type="submit" busy={busy}>
        Salvar nova senha
      </Button>
    </chakra.form>
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
