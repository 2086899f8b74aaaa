import { useState, type FormEvent } from 'react';
import type { RowTexts, SheetColumn } from '../../../engine/index';
import { Button, controlAria, Dialog, Field, TextArea, TextInput } from '../../../renderers/ui';
import { wrongFirst, type SheetRow } from './rows';
import styles from './batch.module.css';

interface Props {
  readonly row: SheetRow;
  readonly columns: readonly SheetColumn[];
  readonly onSave: (texts: RowTexts) => Promise<void>;
  readonly onClose: () => void;
}

export function RowDialog({ row, columns, onSave, onClose }: Props) {
  const [texts, setTexts] = useState(row.texts);
  const [isBusy, setBusy] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    // A check that was cancelled leaves the row as it was.
    await onSave(texts).catch(() => undefined);
    onClose();
  };
  const wholes = row.notes.filter(({ path }) => path === undefined);
  return (
    <Dialog
      title={`Corrigir linha ${row.line}`}
      width="40rem"
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form="row-form" busy={isBusy}>
            Conferir de novo
          </Button>
        </>
      }
    >
      <form id="row-form" noValidate className={styles.form} onSubmit={(event) => void save(event)}>
        {wholes.map(({ words }) => (
          <p key={words} className={styles.error}>
            {words}
          </p>
        ))}
        {wrongFirst(columns, [row]).map((column) => (
          <CellField
            key={column.path}
            column={column}
            row={row}
            text={texts[column.path] ?? ''}
            onChange={(text) => setTexts((before) => ({ ...before, [column.path]: text }))}
          />
        ))}
      </form>
    </Dialog>
  );
}

interface CellProps {
  readonly column: SheetColumn;
  readonly row: SheetRow;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

function CellField({ column: { path, label, widget, required }, row, text, onChange }: CellProps) {
  const note = row.notes.find((one) => one.path === path);
  const frame = {
    id: `cell-${path}`,
    label,
    required,
    error: note?.level === 'error' ? note.words : undefined,
    hint: note?.level === 'notice' ? note.words : undefined,
  };
  const isLong = widget === 'textarea';
  return (
    <Field {...frame}>
      {isLong ? (
        <TextArea {...controlAria(frame)} value={text} onChange={onChange} rows={3} />
      ) : (
        <TextInput {...controlAria(frame)} value={text} onChange={onChange} />
      )}
    </Field>
  );
}
