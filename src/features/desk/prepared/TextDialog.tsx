import { useState } from 'react';
import type { FieldError } from '../../../../contract/answers';
import { Alert, Button, Dialog } from '../../../../renderers/ui';
import { ApiError } from '../../../shared/api/ApiError';
import { describeError } from '../../../shared/api/describeError';
import { useIntention } from '../../../shared/api/useIntention';
import { Form } from '../../../shared/forms/Form';
import { SubmitButton } from '../../../shared/forms/SubmitButton';
import { refreshDesk } from '../refreshDesk';
import { keepText, type DeskText, type DeskTextBody } from './api';
import styles from '../desk.module.css';

interface Props {
  readonly text: DeskText | undefined;
  readonly onClose: () => void;
}

const recordOf = ({ Kind, Title, Text }: DeskText): DeskTextBody => ({
  kind: Kind,
  title: Title,
  text: Text,
});

export function TextDialog({ text, onClose }: Props) {
  const { busy, run } = useIntention((body: DeskTextBody) => keepText(text?.Id, body));
  const [failure, setFailure] = useState<unknown>();
  const [refused, setRefused] = useState<readonly FieldError[]>([]);
  const keep = async (body: DeskTextBody) => {
    setFailure(undefined);
    try {
      await run(body);
      await refreshDesk();
      onClose();
    } catch (error) {
      const fields = error instanceof ApiError ? error.errors : [];
      setRefused(fields);
      if (fields.length === 0) setFailure(error);
    }
  };
  const actions = (
    <>
      <Button kind="quiet" onClick={onClose} disabled={busy}>
        Cancelar
      </Button>
      <SubmitButton form="text-form" busy={busy}>
        Salvar
      </SubmitButton>
    </>
  );
  return (
    <Dialog title={text ? 'Editar texto pronto' : 'Novo texto pronto'} onClose={onClose} actions={actions}>
      <div className={styles.form}>
        {failure !== undefined && (
          <Alert tone="danger" live>
            <p>{describeError(failure).message}</p>
          </Alert>
        )}
        <Form<DeskTextBody>
          name="texto-pronto"
          id="text-form"
          record={text && recordOf(text)}
          refused={refused}
          onErrors="focus"
          isFirst
          onSubmit={(body) => void keep(body)}
        />
      </div>
    </Dialog>
  );
}
