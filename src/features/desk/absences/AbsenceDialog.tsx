import { useState } from 'react';
import type { AbsenceBody, Absences, DeskPerson } from '../../../../contract/absences';
import type { FieldError } from '../../../../contract/answers';
import { Alert, Button, Dialog, toast } from '../../../../renderers/ui';
import { ApiError } from '../../../shared/api/ApiError';
import { describeError } from '../../../shared/api/describeError';
import { useIntention } from '../../../shared/api/useIntention';
import { Form } from '../../../shared/forms/Form';
import { SubmitButton } from '../../../shared/forms/SubmitButton';
import { refreshDesk } from '../refreshDesk';
import { addAbsence } from './api';
import styles from '../desk.module.css';

interface Props {
  readonly desk: Pick<Absences, 'Team' | 'StandIns' | 'Today'>;
  readonly onClose: () => void;
}

const optionOf = ({ Account, Name }: DeskPerson) => ({ value: Account, label: Name });

export function AbsenceDialog({ desk: { Team, StandIns, Today }, onClose }: Props) {
  // The list is read again under the open dialog: its choices stay as they were.
  const [context] = useState(() => ({
    team: Team.map(optionOf),
    standIns: StandIns.map(optionOf),
    today: Today,
  }));
  const { busy, run } = useIntention(addAbsence);
  const [failure, setFailure] = useState<unknown>();
  const [refused, setRefused] = useState<readonly FieldError[]>([]);
  const add = async (body: AbsenceBody) => {
    setFailure(undefined);
    try {
      await run(body);
      await refreshDesk();
      toast('success', 'Ausência registrada. Quem substitui foi avisado.');
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
      <SubmitButton form="absence-form" busy={busy}>
        Registrar
      </SubmitButton>
    </>
  );
  return (
    <Dialog title="Registrar ausência" onClose={onClose} actions={actions}>
      <div className={styles.form}>
        {failure !== undefined && (
          <Alert tone="danger" live>
            <p>{describeError(failure).message}</p>
          </Alert>
        )}
        <Form<AbsenceBody>
          name="ausencia"
          id="absence-form"
          context={context}
          refused={refused}
          onErrors="focus"
          isFirst
          onSubmit={(body) => void add(body)}
        />
      </div>
    </Dialog>
  );
}
