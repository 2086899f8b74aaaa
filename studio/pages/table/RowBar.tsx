import type { CaseColumn } from '../../cases/table/CaseColumn';
import { Button } from '../../../renderers/ui';
import type { CaseEdits } from './useCaseEdits';
import type { GridRow } from './Grid';
import styles from './table.module.css';

interface Props {
  readonly row: GridRow | undefined;
  readonly column: CaseColumn | undefined;
  readonly edits: CaseEdits;
  readonly onEdit: () => void;
  readonly onCopy: () => void;
  readonly onText: (place: number) => void;
  readonly isLast: boolean;
}

export function RowBar({ row, column, edits, onEdit, onCopy, onText, isLast }: Props) {
  if (!row || !column) return null;
  const { place, it } = row;
  return (
    <div className={styles.bar} role="toolbar" aria-label="Linha e célula">
      <Button size="sm" kind="secondary" onClick={onCopy}>
        Duplicar {it.id}
      </Button>
      <Button size="sm" kind="secondary" onClick={onEdit}>
        Editar {column.label}
      </Button>
      <Button size="sm" kind="quiet" onClick={() => edits.write(place, column, null)}>
        Deixar vazio
      </Button>
      <Button size="sm" kind="quiet" onClick={() => edits.write(place, column, undefined)}>
        Retirar da linha
      </Button>
      <Button
        size="sm"
        kind="quiet"
        aria-disabled={isLast}
        onClick={isLast ? undefined : () => edits.remove(place)}
      >
        Retirar a linha
      </Button>
      <Button size="sm" kind="quiet" onClick={() => onText(place)}>
        Abrir no editor
      </Button>
      <Button size="sm" kind="quiet" aria-disabled={!edits.undo} onClick={edits.undo}>
        Desfazer
      </Button>
    </div>
  );
}
