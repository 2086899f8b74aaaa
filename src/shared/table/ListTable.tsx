import { useCallback, useRef, useState, type ComponentType } from 'react';
import { Card, Table, type RowChoice, type TableProps } from '../../../renderers/ui';
import { useRowKeys } from './useRowKeys';
import type { RowsOf } from './useList';
import styles from './table.module.css';

interface Many<Row> {
  readonly name: (row: Row) => string;
  readonly nouns: readonly [string, string];
  /** `onDone` clears the selection. */
  readonly Actions: ComponentType<{ readonly rows: readonly Row[]; readonly onDone: () => void }>;
}

type Own = 'lines' | 'choice' | 'onWiden' | 'cards' | 'sorting' | 'onSort';

interface ListTableProps<Row> extends Omit<TableProps<Row>, Own> {
  readonly list: RowsOf;
  readonly many?: Many<Row>;
  /** j and k also open the row, beside the list. */
  readonly onReach?: ((row: Row) => void) | undefined;
}

/** Rows in the user's columns and density. j and k move, Enter opens, x selects. */
export function ListTable<Row>({
  list: { view, sorting, sort },
  many,
  onReach,
  ...props
}: ListTableProps<Row>) {
  const { rows, rowKey, columns } = props;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(NONE);
  const box = useRef<HTMLDivElement>(null);
  const done = useCallback(() => setChosen(NONE), []);
  const toggle = (key: string) => setChosen((before) => toggled(before, key));
  const all = (isOn: boolean) => setChosen(isOn ? new Set(rows.map(rowKey)) : NONE);
  const choice: RowChoice<Row> | undefined = many && {
    chosen,
    name: many.name,
    onToggle: toggle,
    onAll: all,
  };
  // Rows that left the list are no longer selected.
  const theirs = rows.filter((row) => chosen.has(rowKey(row)));
  useRowKeys(box, {
    current: props.current,
    onToggle: many && toggle,
    onLeave: theirs.length > 0 ? done : undefined,
    onReach: onReach && ((key) => rows.filter((row) => rowKey(row) === key).forEach(onReach)),
  });
  return (
    <Card asChild>
      <div ref={box} className={styles.sheet}>
        <Table
          {...props}
          columns={view.of(columns)}
          {...(columns.some((column) => column.sort) && { sorting, onSort: sort })}
          lines={view.lines}
          cards="dense"
          choice={choice}
          onWiden={view.widen}
        />
        {many && theirs.length > 0 && (
          <section className={styles.many} aria-label="Selecionadas">
            <output className="ui-figures">
              {theirs.length} {many.nouns[theirs.length === 1 ? 0 : 1]}
            </output>
            <many.Actions rows={theirs} onDone={done} />
          </section>
        )}
      </div>
    </Card>
  );
}

const NONE: ReadonlySet<string> = new Set();

function toggled(before: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(before);
  if (!next.delete(key)) next.add(key);
  return next;
}
