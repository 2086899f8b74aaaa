import { useState } from 'react';
import { Alert, Button, Dialog, toast } from '../../../../renderers/ui';
import { ApiError } from '../../../shared/api/ApiError';
import { describeError } from '../../../shared/api/describeError';
import { Form } from '../../../shared/forms/Form';
import { SubmitButton } from '../../../shared/forms/SubmitButton';
import { nominate } from './users';
import type { ClientBody, DeskUser } from '../../../../contract/nomination';
import styles from '../desk.module.css';

const FORM = 'nominate';

interface NominateDialogProps {
  user: DeskUser;
  onClose: () => void;
}

export function NominateDialog({ user, onClose }: NominateDialogProps) {
  const { problem, busy, send } = useNomination(user, onClose);
  const actions = (
    <>
      <Button kind="quiet" onClick={onClose}>
        Cancelar
      </Button>
      <SubmitButton form={FORM} busy={busy}>
        Nomear
      </SubmitButton>
    </>
  );
  return (
    <Dialog title={`Nomear ${user.Name}`} onClose={onClose} actions={actions}>
      <div className={styles.form}>
        {user.IsCPFShared && (
          <Alert tone="warning" title="CPF já usado em outra conta">
            <p>Este CPF pertence também a outra conta do portal. Confirme com a pessoa antes de nomear.</p>
          </Alert>
        )}
        {problem && (
          <Alert tone="danger" live>
            <p>{problem}</p>
          </Alert>
        )}
        <Form<ClientBody>
          name="nomeacao"
          id={FORM}
          record={user.Company ?? undefined}
          onErrors="focus"
          onSubmit={(client) => void send(client)}
        />
      </div>
    </Dialog>
  );
}

function useNomination(user: DeskUser, onClose: () => void) {
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const send = async (client: ClientBody) => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await nominate(user.Uid, client);
      toast('success', `${user.Name} já pode entrar no portal.`);
      onClose();
    } catch (error) {
      // A 404's message is kept: the client is another executive's.
      setProblem(error instanceof ApiError ? error.message : describeError(error).message);
      setBusy(false);
    }
  };
  return { problem, busy, send };
}
