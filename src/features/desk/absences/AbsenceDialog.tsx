import { useState } from 'react';
import type { AbsenceBody, Absences, DeskPerson } from '../../../../contract/absences';
import { toast } from '../../../../renderers/ui';
import { FormDialog } from '../../../shared/forms/FormDialog';
import { useSending } from '../../../shared/forms/useSending';
import { refreshDesk } from '../refreshDesk';
import { addAbsence } from './api';

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
  const sending = useSending(async (body: AbsenceBody) => {
    await addAbsence(body);
    await refreshDesk();
    toast('success', 'Ausência registrada. Quem substitui foi avisado.');
    onClose();
  });
  return (
    <FormDialog
      title="Registrar ausência"
      submit="Registrar"
      name="ausencia"
      context={context}
      isFirst
      onClose={onClose}
      {...sending}
    />
  );
}
