import { useEffect, useState } from 'react';
import { Button, Dialog, Field, TextInput, controlAria } from '../../../renderers/ui';
import { describeError } from '../../shared/api/describeError';
import { useIntention } from '../../shared/api/useIntention';

interface Props {
  readonly title: string;
  readonly hint: string;
  readonly name: string;
  readonly isRequired?: boolean;
  /** Rejects with ApiError; what was typed stays then. */
  readonly onName: (name: string) => Promise<unknown>;
  readonly onClose: () => void;
}

const LONGEST = 60;
const FIELD = 'given-name';

/** Calls `onName` once however often Enter is pressed, and closes on success. */
export function NameDialog({ title, hint, name, isRequired = false, onName, onClose }: Props) {
  const [typed, setTyped] = useState(name);
  const { busy, run } = useIntention(async (wanted: string) => {
    await onName(wanted);
    onClose();
  });
  const [error, setError] = useState<string>();
  const save = async () => {
    const wanted = typed.trim();
    if (isRequired && wanted === '') return setError('Preenchimento obrigatório');
    setError(undefined);
    try {
      await run(wanted);
    } catch (failure) {
      setError(describeError(failure).message);
    }
  };
  useEffect(() => document.getElementById(FIELD)?.focus(), []);
  const frame = { id: FIELD, label: 'Nome', hint, error, required: isRequired };
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
