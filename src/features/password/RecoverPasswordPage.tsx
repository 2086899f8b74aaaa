import { chakra } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Alert, Button, Field, LinkButton, TextInput, controlAria } from '../../../renderers/ui';
import { describeError, type ErrorWords } from '../../shared/api/describeError';
import { PublicFrame } from '../../shared/layout/PublicFrame';
import { paths } from '../../shared/paths';
import { focusFirst } from '../../shared/ui/focusFirst';
import { emailIssue } from '../../shared/validation';
import { Failure } from '../../shared/ui/Failure';
import { requireChangePassword } from './api';

const before = { title: 'Recuperar senha', lead: 'Enviaremos um link para o seu e-mail.' };
const after = { title: 'Verifique seu e-mail' };

/** /recover-password: a link for a new password is asked for by e-mail. */
export function RecoverPasswordPage() {
  const [answer, setAnswer] = useState<string>();
  return (
    <PublicFrame {...(answer ? after : before)}>
      {answer ? <Sent answer={answer} onAgain={() => setAnswer(undefined)} /> : <Form onSent={setAnswer} />}
      <LinkButton asChild kind="quiet">
        <Link to={paths.login}>Voltar para Entrar</Link>
      </LinkButton>
    </PublicFrame>
  );
}

function Form({ onSent }: { onSent: (answer: string) => void }) {
  const known = (useLocation().state as { email?: string } | null)?.email ?? '';
  const [email, setEmail] = useState(known);
  const [issue, setIssue] = useState<string>();
  const [problem, setProblem] = useState<ErrorWords>();
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      onSent(await requireChangePassword(email.trim()));
    } catch (error) {
      setProblem(describeError(error));
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = emailIssue(email);
    setIssue(found);
    if (!focusFirst({ email: found }) && !busy) void send();
  };
  const frame = { id: 'email', label: 'E-mail', required: true, error: issue };
  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gap="4">
      <Failure words={problem} />
      <Field {...frame}>
        <TextInput
          {...controlAria(frame)}
          type="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
        />
      </Field>
      <Button type="submit" busy={busy}>
        Enviar link
      </Button>
    </chakra.form>
  );
}

const Sent = ({ answer, onAgain }: { answer: string; onAgain: () => void }) => (
  <>
    <Alert tone="success" live>
      <p>{answer}</p>
    </Alert>
    <chakra.p fontSize="sm" color="muted">
      Não chegou? Veja a caixa de spam ou confira se o e-mail foi digitado corretamente.
    </chakra.p>
    <Button kind="secondary" onClick={onAgain}>
      Enviar novamente
    </Button>
  </>
);
