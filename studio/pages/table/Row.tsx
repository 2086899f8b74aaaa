import { memo } from 'react';
import type { CompiledDefinition, Json } from '../../../engine/index';
import type { CaseColumn } from '../../cases/table/CaseColumn';
import { cellOf } from '../../cases/table/cellOf';
import { cellWords } from '../../cases/table/cellWords';
import { movesOf } from '../../cases/table/fits';
import type { RowResult } from '../../cases/table/resultOf';
import { moveText } from '../../cases/table/words';
import type { Case, CasesFile } from '../../cases/types';
import { CellEditor, type Onward } from './CellEditor';

import { ResultMark } from './ResultMark';
import styles from './table.module.css';

export interface RowProps {
  readonly row: number;
  readonly it: Case;
  readonly file: CasesFile;
  readonly columns: readonly CaseColumn[];
  readonly all: readonly CaseColumn[];
  readonly definition: CompiledDefinition;
  readonly result: RowResult | undefined;
  readonly active?: number | undefined;
  readonly editing?: { readonly begun?: string } | undefined;
  readonly onActive: (row: number, column: number) => void;
  readonly onEdit: (row: number, column: number) => void;
  readonly onWrite: (row: number, column: number, value: Json | undefined, onward: Onward) => void;
  readonly onCancel: () => void;
}

/** The set's answer where the row has none. */
function inherited(it: Case, { given = {} }: CasesFile, { part, keys }: CaseColumn): unknown {
  const set = it.events[0]?.prefill;
  return part === 'given' && typeof set === 'string' ? given[set]?.[keys[0]!] : undefined;
}

export const Row = memo(function Row(props: RowProps) {
  const { it, columns, definition, result } = props;
  return (
    <tr>
      {columns.map((column, index) => (
        <Cell key={column.id} {...props} column={column} index={index} />
      ))}
      <td className={styles.moves}>
        {movesOf(it)
          .map((event) => moveText(event, definition))
          .join('; ')}
      </td>
      <td className={styles.lines}>
        {result && (result.lines.length === 0 ? 'Vale.' : <Lines {...props} result={result} />)}
      </td>
    </tr>
  );
});

function Lines({ it, all, definition, result }: RowProps & { result: RowResult }) {
  const wrong = all.filter(({ id }) => result.wrong.has(id));
  const said = wrong.map((column) => {
    const [expected, got] = [cellOf(it, column)?.value, result.wrong.get(column.id)];
    const words = [expected, got].map((value) => cellWords(value, column, definition));
    return `${column.label}: esperado ${words[0]}, veio ${words[1]}`;
  });
  return (
    <ul>
      {(said.length > 0 ? said : result.lines).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function Cell(props: RowProps & { column: CaseColumn; index: number }) {
  const { row, it, file, column, index, definition, result, active, editing } = props;
  const value = cellOf(it, column)?.value;
  const isActive = active === index;
  const got = result?.wrong.has(column.id) ? result.wrong.get(column.id) : undefined;
  const isWrong = result?.wrong.has(column.id) ?? false;
  const own = inherited(it, file, column);
  const attributes = {
    role: index === 0 ? 'rowheader' : 'gridcell',
    'data-at': `${row} ${index}`,
    'data-wrong': isWrong || undefined,
    tabIndex: isActive ? 0 : -1,
    onFocus: () => !isActive && props.onActive(row, index),
    onDoubleClick: () => props.onEdit(row, index),
  };
  const Tag = index === 0 ? 'th' : 'td';
  if (isActive && editing)
    return (
      <Tag {...attributes} onDoubleClick={undefined}>
        <CellEditor
          column={column}
          value={value}
          begun={editing.begun}
          onWrite={(next, onward) => props.onWrite(row, index, next, onward)}
          onCancel={props.onCancel}
        />
      </Tag>
    );
  return (
    <Tag {...attributes}>
      {index === 0 && <ResultMark result={result} />}
      {value === undefined ? (
        <span className={styles.own}>{own === undefined ? '' : cellWords(own, column, definition)}</span>
      ) : (
        cellWords(value, column, definition)
      )}
      {isWrong && <span className={styles.got}>veio {cellWords(got, column, definition)}</span>}
    </Tag>
  );
}
