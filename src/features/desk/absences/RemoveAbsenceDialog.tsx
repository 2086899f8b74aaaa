import { useState } from 'react';
import type { Absence } from '../../../../contract/absences';
import { ConfirmDialog } from '../../../../renderers/ui';
import { doEach } from '../doEach';
import { periodText } from './AbsenceTable';
import { removeAbsence } from './api';

export function RemoveAbsenceDialog({ absence, onClose }: { absence: Absence; onClose: () => void }) {
  const [busy, setBusy] = useState(false);
  const { Person, StandIn, IsNow } = absence;
  const remove = async () => {
    setBusy(true);
    await doEach(
      [absence],
      ({ Id }) => removeAbsence(Id),
      IsNow ? 'Ausência encerrada.' : 'Ausência excluída.',
    );
    onClose();
  };
  return (
    <ConfirmDialog
      title={IsNow ? 'Encerrar a ausência?' : 'Excluir a ausência?'}
      confirm={IsNow ? 'Encerrar' : 'Excluir'}
      cancel="Cancelar"
      danger
      busy={busy}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      <p>
        {Person.Name}, {periodText(absence)}. {StandIn.Name}{' '}
        {IsNow ? 'deixa de ver e de receber, na hora,' : 'não passa a ver nem a receber'} o que é de{' '}
        {Person.Name}.
      </p>
    </ConfirmDialog>
  );
}
