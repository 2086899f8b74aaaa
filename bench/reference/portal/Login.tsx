import { useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { Button, Field, LinkButton, PasswordInput, TextInput, controlAria } from '../../../renderers/ui';
import { PublicFrame } from '../../../src/shared/layout/PublicFrame';
import { TextLink } from '../../../src/shared/ui/TextLink';

/** The login page as one would write it by hand: the same frame and words, and Firebase when somebody enters. */
export function Login() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void import('../../../src/shared/auth/firebaseProvider');
  };
  const emailFrame = { id: 'email', label: 'E-mail', required: true };
  const passwordFrame = { id: 'password', label: 'Senha', required: true };
  return (
    <PublicFrame title="Entrar" lead="Acesse suas cotações, apólices e endossos.">
      <form noValidate onSubmit={submit} style={{ display: 'grid', gap: '1rem' }}>
        <Field {...emailFrame}>
          <TextInput {...controlAria(emailFrame)} type="email" value={email} onChange={setEmail} />
        </Field>
        <Field {...passwordFrame}>
          <PasswordInput {...controlAria(passwordFrame)} value={password} onChange={setPassword} />
        </Field>
        <TextLink asChild justifySelf="end" fontSize="sm">
          <Link to="/recover-password">Esqueci minha senha</Link>
        </TextLink>
        <Button type="submit">Entrar</Button>
      </form>
      <p>Ainda não usa o portal?</p>
      <LinkButton asChild kind="secondary">
        <Link to="/register">Criar uma conta</Link>
      </LinkButton>
    </PublicFrame>
  );
}
