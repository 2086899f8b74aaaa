import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Dialog, DialogText } from '../../../../renderers/ui';
import { secondFactor } from '../../../shared/auth/session';
import type { SignInProblem } from '../signInProblem';
import { CODE_FIELD, CodeForm } from './CodeForm';
import { endsSignIn, factorProblem } from './factorProblem';

interface CodeDialogProps {
  refusal: unknown;
  /** The sign-in cannot go on, and why. */
  onEnd: (problem: SignInProblem) => void;
  onClose: () => void;
}

/** Over the login page, which keeps what was typed; who is let in leaves it by the session that begins. */
export function CodeDialog({ refusal, onEnd, onClose }: CodeDialogProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  useEffect(() => document.getElementById(CODE_FIELD)?.focus(), []);
  const answer = async (code: string) => {
    setBusy(true);
    setError(undefined);
    try {
      await (await secondFactor()).answer(refusal, code);
    } catch (failure) {
      if (endsSignIn(failure)) return onEnd({ message: factorProblem(failure) });
      setError(factorProblem(failure));
      setBusy(false);
    }
  };
  return (
    <Dialog title="Verificação em duas etapas" onClose={onClose}>
      <chakra.div display="grid" gap="4">
        <DialogText>
          Abra o aplicativo autenticador no seu celular e digite o código desta conta. Perdeu o aparelho?
          Contate o administrador.
        </DialogText>
        <CodeForm
          action="Confirmar e entrar"
          busy={busy}
          error={error}
          onSubmit={(code) => void answer(code)}
        />
      </chakra.div>
    </Dialog>
  );
}
