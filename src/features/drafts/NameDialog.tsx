import { useState } from 'react';
import { Button, Dialog, Field, TextInput, controlAria } from '../../../renderers/ui';

interface Props {
  readonly title: string;
  readonly hint: string;
  readonly name: string;
  /** Whether it needs one. */
  readonly isRequired?: boolean;
  readonly onName: (name: string) => Promise<void>;
  readonly onClose: () => void;
}

const LONGEST = 60;

/** Asks what something is to be called. */
export function NameDialog({ title, hint, name, isRequired = false, onName, onClose }: Props) {
  const [typed, setTyped] = useState(name);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const save = async () => {
    const wanted = typed.trim();
    if (isRequired && wanted === '') return setError('Preenchimento obrigatório');
    setBusy(true);
    await onName(wanted);
    setBusy(false);
  };
  const frame = { id: 'given-name', label: 'Nome', hint, error, required: isRequired };
  const actions = (
    <>
      <Button kind="quiet" onClick={onClose} disabled={busy}>
        Cancelar
      </Button>
      <Button type="submit" form="name-form" busy={busy}>
        Salvar nome
      </Button>
    </>
  );
  return (
    <Dialog title={title} onClose={onClose} actions={actions}>
      <form
        id="name-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Field {...frame}>
          <TextInput {...controlAria(frame)} value={typed} maxLength={LONGEST} onChange={setTyped} />
        </Field>
      </form>
    </Dialog>
  );
}
