import { chakra } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { Button, Field, PasswordInput, TextInput, controlAria } from '../../../renderers/ui';
import { TextLink } from '../../shared/ui/TextLink';
import { paths } from '../../shared/paths';
import { validateLogin, type Credentials, type LoginIssues } from './validateLogin';

interface LoginFormProps {
  busy: boolean;
  onSubmit: (credentials: Credentials) => void;
}

/** E-mail and password. Checked on submit only; a wrong field is then focused. */
export function LoginForm({ busy, onSubmit }: LoginFormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [issues, setIssues] = useState<LoginIssues>({});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = validateLogin({ email, password });
    setIssues(found);
    const [first] = Object.keys(found);
    if (first) document.getElementById(first)?.focus();
    else if (!busy) onSubmit({ email: email.trim(), password });
  };
  const emailFrame = { id: 'email', label: 'E-mail', required: true, error: issues.email };
  const passwordFrame = { id: 'password', label: 'Senha', required: true, error: issues.password };
  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gap="4">
      <Field {...emailFrame}>
        <TextInput
          {...controlAria(emailFrame)}
          type="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
        />
      </Field>
      <Field {...passwordFrame}>
        <PasswordInput
          {...controlAria(passwordFrame)}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
      </Field>
      <TextLink asChild justifySelf="end" fontSize="sm">
        <Link to={paths.recoverPassword} state={{ email: email.trim() }}>
          Esqueci minha senha
        </Link>
      </TextLink>
      <Button type="submit" busy={busy}>
        Entrar
      </Button>
    </chakra.form>
  );
}
