import { chakra } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { Alert, Button, Dialog, Field, PasswordInput, controlAria } from '../../../../renderers/ui';
import { sentences } from '../../../shared/validation';
import { LeftBehindNote } from './LeftBehindNote';
import { useCloseAccount } from './useCloseAccount';

export function CloseAccountDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const { close, busy, problem, isSocial } = useCloseAccount(email);
  const missing = tried && !isSocial && password === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isSocial || password !== '') void close(password);
    else document.getElementById('close-password')?.focus();
  };
  const frame = {
    id: 'close-password',
    label: 'Senha',
    required: true,
    error: missing ? sentences.required : undefined,
  };
  return (
    <Dialog title="Encerrar a conta?" onClose={onClose}>
      <chakra.form noValidate onSubmit={submit} display="grid" gap="4">
        <LeftBehindNote />
        <p>
          Isso não pode ser desfeito.
          {!isSocial && ' Para confirmar que é você, informe sua senha.'}
        </p>
        {problem && (
          <Alert tone="danger" live>
            <p>{problem}</p>
          </Alert>
        )}
        {!isSocial && (
          <Field {...frame}>
            <PasswordInput
              {...controlAria(frame)}
              autoComplete="current-password"
              value={password}
              onChange={setPassword}
            />
          </Field>
        )}
        <chakra.div display="flex" justifyContent="flex-end" gap="3">
          <Button kind="quiet" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" kind="danger" busy={busy}>
            Encerrar minha conta
          </Button>
        </chakra.div>
      </chakra.form>
    </Dialog>
  );
}
