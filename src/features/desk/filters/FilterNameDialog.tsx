import { useState } from 'react';
import { Alert, Button, Dialog } from '../../../../renderers/ui';
import { describeError } from '../../../shared/api/describeError';
import { useIntention } from '../../../shared/api/useIntention';
import { Form } from '../../../shared/forms/Form';
import { SubmitButton } from '../../../shared/forms/SubmitButton';
import { refreshDesk } from '../refreshDesk';
import styles from '../desk.module.css';

interface Named {
  readonly name: string;
}

interface Props {
  readonly title: string;
  readonly name?: string;
  /** Rejects with ApiError. */
  readonly onName: (name: string) => Promise<void>;
  readonly onClose: () => void;
}

export function FilterNameDialog({ title, name, onName, onClose }: Props) {
  const { busy, run } = useIntention(onName);
  const [failure, setFailure] = useState<unknown>();
  const keep = async ({ name: given }: Named) => {
    try {
      await run(given);
      await refreshDesk();
      onClose();
    } catch (error) {
      setFailure(error);
    }
  };
  const actions = (
    <>
      <Button kind="quiet" onClick={onClose} disabled={busy}>
        Cancelar
      </Button>
      <SubmitButton form="filter-form" busy={busy}>
        Salvar
      </SubmitButton>
    </>
  );
  return (
    <Dialog title={title} onClose={onClose} actions={actions}>
      <div className={styles.form}>
        {failure !== undefined && (
          <Alert tone="danger" live>
            <p>{describeError(failure).message}</p>
          </Alert>
        )}
        <Form<Named>
          name="filtro-salvo"
          id="filter-form"
          record={name === undefined ? undefined : { name }}
          onErrors="focus"
          isFirst
          onSubmit={(named) => void keep(named)}
        />
      </div>
    </Dialog>
  );
}
