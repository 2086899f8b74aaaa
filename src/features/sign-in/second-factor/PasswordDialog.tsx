import { chakra } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { Button, controlAria, Dialog, DialogText, Field, PasswordInput } from '../../../../renderers/ui';
import { focusFirst } from '../../../shared/ui/focusFirst';
import { factorProblem } from './factorProblem';

const ID = 'password-again';

interface PasswordDialogProps {
  onPassword: (password: string) => Promise<void>;
  onClose: () => void;
}

/** The identity provider wants a recent sign-in; the page behind keeps what was typed. */
export function PasswordDialog({ onPassword, onClose }: PasswordDialogProps) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    await onPassword(password).catch((failure: unknown) => {
      setError(factorProblem(failure));
      setBusy(false);
      focusFirst({ [ID]: 'refused' });
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const issue = password ? undefined : 'Campo obrigatório';
    setError(issue);
    if (!focusFirst({ [ID]: issue }) && !busy) void send();
  };
  const frame = { id: ID, label: 'Senha', required: true, error };
  return (
    <Dialog title="Confirme sua senha" onClose={onClose}>
      <chakra.form noValidate onSubmit={submit} display="grid" gap="4">
        <DialogText>Faz algum tempo que você entrou. Por segurança, informe sua senha novamente.</DialogText>
        <Field {...frame}>
          <PasswordInput
            {...controlAria(frame)}
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
          />
        </Field>
        <Button type="submit" busy={busy}>
          Continuar
        </Button>
      </chakra.form>
    </Dialog>
  );
}
