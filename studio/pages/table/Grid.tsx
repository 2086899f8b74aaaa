import { useCallback, useEffect, useRef, type KeyboardEvent } from 'react';
import type { CompiledDefinition, Json } from '../../../engine/index';
import type { CaseColumn } from '../../cases/table/CaseColumn';
import type { RowResult } from '../../cases/table/resultOf';
import type { Case, CasesFile } from '../../cases/types';
import type { Onward } from './CellEditor';
import { movedBy, type At } from './gridKeys';
import { Row } from './Row';
import type { CaseEdits } from './useCaseEdits';
import styles from './table.module.css';

export interface GridRow {
  readonly it: Case;
  readonly place: number;
}

export interface Cursor {
  readonly at: At;
  readonly editing?: { readonly begun?: string };
  readonly isWanted?: boolean;
}

interface Props {
  readonly file: CasesFile;
  readonly rows: readonly GridRow[];
  readonly columns: readonly CaseColumn[];
  readonly all: readonly CaseColumn[];
  readonly definition: CompiledDefinition;
  readonly results: readonly (RowResult | undefined)[];
  readonly edits: CaseEdits;
  readonly cursor: Cursor;
  readonly onCursor: (cursor: Cursor) => void;
}

const PARTS: Readonly<Record<CaseColumn['part'], string>> = {
  about: '',
  set: 'Dado',
  given: 'Dado',
  expect: 'Espera',
};

function onwardFrom({ row, column }: At, onward: Onward): At {
  if (onward === 'stay') return { row, column };
  return onward === 'down' ? { row: row + 1, column } : { row, column: column + 1 };
}

/** A grid of golden cases: arrows move, Enter or a character edits, Delete empties, Escape cancels. */
export function Grid(props: Props) {
  const { file, rows, columns, all, definition, results, edits, cursor, onCursor } = props;
  const table = useRef<HTMLTableElement>(null);
  const { at } = cursor;
  const size = { rows: rows.length, columns: columns.length };
  useEffect(() => {
    if (!cursor.isWanted || cursor.editing) return;
    table.current?.querySelector<HTMLElement>(`[data-at="${cursor.at.row} ${cursor.at.column}"]`)?.focus();
  }, [cursor]);
  const onActive = useCallback(
    (row: number, column: number) => onCursor({ at: { row, column } }),
    [onCursor],
  );
  const onEdit = useCallback(
    (row: number, column: number) => onCursor({ at: { row, column }, editing: {} }),
    [onCursor],
  );
  const onWrite = (row: number, column: number, value: Json | undefined, onward: Onward) => {
    const next = onwardFrom({ row, column }, onward);
    edits.write(rows[row]!.place, columns[column]!, value);
    const isInside = next.row < size.rows && next.column < size.columns;
    onCursor({ at: isInside ? next : { row, column }, isWanted: onward !== 'stay' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if ((ctrlKey || metaKey) && key.toLowerCase() === 'z') {
      event.preventDefault();
      edits.undo?.();
    }
    if (ctrlKey || metaKey || altKey) return;
    const next = movedBy(key, at, size);
    const isTyped = key.length === 1;
    if (next) onCursor({ at: next, isWanted: true });
    else if (key === 'Enter' || key === 'F2') onCursor({ at, editing: {} });
    else if (key === 'Delete' || key === 'Backspace')
      edits.write(rows[at.row]!.place, columns[at.column]!, undefined);
    else if (isTyped) onCursor({ at, editing: { begun: key } });
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.scroll}>
      <table
        ref={table}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- A table whose cells are typed in is a grid.
        role="grid"
        aria-label="Casos do arquivo"
        className={styles.grid}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {columns.map(({ id, part, label }) => (
              <th key={id} scope="col">
                <span className={styles.part}>{PARTS[part]}</span>
                {label}
              </th>
            ))}
            <th scope="col">Movimentos</th>
            <th scope="col">Resultado</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ it, place }, row) => (
            <Row
              key={place}
              row={row}
              it={it}
              file={file}
              columns={columns}
              all={all}
              definition={definition}
              result={results[place]}
              active={at.row === row ? at.column : undefined}
              editing={at.row === row ? cursor.editing : undefined}
              onActive={onActive}
              onEdit={onEdit}
              onWrite={onWrite}
              onCancel={() => onCursor({ at, isWanted: true })}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
