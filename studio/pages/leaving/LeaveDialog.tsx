import { useState } from 'react';
import { Button, Dialog, DialogText } from '../../../renderers/ui';

interface Props {
  readonly isSigningOut: boolean;
  readonly onSave: () => Promise<void>;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

export function LeaveDialog({ isSigningOut, onSave, onLeave, onStay }: Props) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    await onSave();
  };
  const actions = (
    <>
      <Button kind="quiet" onClick={onStay} disabled={busy}>
        Ficar
      </Button>
      <Button kind={isSigningOut ? 'danger' : 'secondary'} onClick={onLeave} disabled={busy}>
        Sair sem salvar
      </Button>
      <Button onClick={() => void save()} busy={busy}>
        Salvar e sair
      </Button>
    </>
  );
  return (
    <Dialog
      title="O rascunho tem mudanças não gravadas"
      actions={actions}
      onClose={busy ? undefined : onStay}
    >
      <DialogText>
        {isSigningOut
          ? 'Sem salvar, o que você digitou se perde: ao sair do portal nada fica neste computador.'
          : 'Sem salvar, o que você digitou espera por você nesta aba, até que ela seja fechada ou que você saia do portal.'}
      </DialogText>
    </Dialog>
  );
}
