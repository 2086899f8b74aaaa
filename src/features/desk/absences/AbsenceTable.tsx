import type { Absence } from '../../../../contract/absences';
import { dateText } from '../../../../engine/values';
import { Badge, Table, type Column } from '../../../../renderers/ui';
import { TableCard } from '../../../shared/table/TableCard';

const nameOf = ({ Name, IsMe }: Absence['Person']) => (IsMe ? `${Name} (você)` : Name);

export const periodText = ({ StartsOn, EndsOn }: Absence) =>
  StartsOn === EndsOn ? dateText(StartsOn) : `${dateText(StartsOn)} a ${dateText(EndsOn)}`;

const columns: readonly Column<Absence>[] = [
  { key: 'person', header: 'Quem se ausenta', cell: ({ Person }) => nameOf(Person) },
  { key: 'period', header: 'Dias', whole: true, cell: periodText },
  { key: 'standIn', header: 'Quem substitui', cell: ({ StandIn }) => nameOf(StandIn) },
  { key: 'state', header: 'Situação', whole: true, cell: StateCell },
];

function StateCell({ IsNow }: Absence) {
  return IsNow ? <Badge tone="warning">Ausente</Badge> : <Badge tone="info">Prevista</Badge>;
}

interface Props {
  readonly absences: readonly Absence[];
  readonly onRemove: (absence: Absence) => void;
}

export function AbsenceTable({ absences, onRemove }: Props) {
  return (
    <TableCard>
      <Table
        caption="Ausências"
        columns={columns}
        rows={absences}
        rowKey={({ Id }) => Id}
        actions={(absence) =>
          absence.MayRemove
            ? [{ label: absence.IsNow ? 'Encerrar' : 'Excluir', onSelect: () => onRemove(absence) }]
            : []
        }
      />
    </TableCard>
  );
}
