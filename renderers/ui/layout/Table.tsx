import type { CSSProperties } from 'react';
import { TableHead } from './TableHead';
import type { TableProps } from './tableProps';
import { TableRow } from './TableRow';
import styles from './Table.module.css';

/** A table that turns into one card a row where it has less than 720 px. Roles are written out: the layout drops the implied ones. */
export function Table<Row>(props: TableProps<Row>) {
  const { columns, rows, rowKey, choice, lines } = props;
  const keys = rows.map(rowKey);
  const chosen = choice && keys.filter((key) => choice.chosen.has(key)).length;
  return (
    <div className={styles.box}>
      <table
        className={styles.table}
        role="table"
        data-cards={props.cards}
        data-lines={lines}
        style={lines && ({ '--columns': templateOf(props) } as CSSProperties)}
      >
        <caption className="ui-hidden">{props.caption}</caption>
        <TableHead
          columns={columns}
          commands={Boolean(props.actions)}
          sorting={props.sorting}
          onSort={props.onSort}
          chosen={choice && { part: (chosen ?? 0) / Math.max(1, keys.length), onAll: choice.onAll }}
          onWiden={props.onWiden}
        />
        <tbody role="rowgroup">
          {rows.map((row, at) => (
            <TableRow key={keys[at]} row={row} {...props} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function templateOf<Row>({ columns, choice, actions }: TableProps<Row>): string {
  const shares = columns.map(({ share = 1 }) => `minmax(0, ${share}fr)`);
  return [...(choice ? ['36px'] : []), ...shares, ...(actions ? ['44px'] : [])].join(' ');
}
