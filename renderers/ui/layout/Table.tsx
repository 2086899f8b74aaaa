import { EllipsisVertical } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Menu, type MenuItem } from '../overlay/Menu';
import type { Column, Sorting } from './column';
import { TableHead } from './TableHead';
import styles from './Table.module.css';

export interface TableProps<Row> {
  /** Says what the table lists; read out, not shown. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Where a row leads; its first cell becomes the link and the whole row opens it. */
  href?: (row: Row) => string;
  onOpen?: (row: Row) => void;
  /** Commands for a row; a row without commands has no menu. */
  actions?: (row: Row) => readonly MenuItem[];
  /** Low cards, where texts stand without the names of their columns. */
  cards?: 'dense';
  sorting?: Sorting;
  /** Makes the headers of columns that have a `sort` into buttons. */
  onSort?: (sorting: Sorting) => void;
}

/** A table that turns into one card a row where it has less than 720 px. Roles are written out: the layout drops the implied ones. */
export function Table<Row>(props: TableProps<Row>) {
  return (
    <div className={styles.box}>
      <table className={styles.table} role="table" data-cards={props.cards}>
        <caption className="ui-hidden">{props.caption}</caption>
        <TableHead
          columns={props.columns}
          commands={Boolean(props.actions)}
          sorting={props.sorting}
          onSort={props.onSort}
        />
        <tbody role="rowgroup">
          {props.rows.map((row) => (
            <TableRow key={props.rowKey(row)} row={row} {...props} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function TableRow<Row>({ row, columns, href, onOpen, actions }: TableProps<Row> & { row: Row }) {
  const open = (event: MouseEvent) => {
    if (!onOpen || event.metaKey || event.ctrlKey || window.getSelection()?.toString()) return;
    event.preventDefault();
    onOpen(row);
  };
  const linked = (content: ReactNode) =>
    href ? (
      <a href={href(row)} className={styles.rowLink}>
        {content}
      </a>
    ) : (
      content
    );
  const items = actions?.(row) ?? [];
  return (
    <tr role="row" data-opens={onOpen && true} onClick={open}>
      {columns.map((column, index) => (
        <td
          key={column.key}
          role="cell"
          data-align={column.align}
          data-whole={column.whole}
          data-half={column.half}
          data-label={column.header}
        >
          {index === 0 ? linked(column.cell(row)) : column.cell(row)}
        </td>
      ))}
      {actions && (
        <td role="cell" className={styles.rowMenu}>
          {items.length > 0 && (
            <Menu label="Ações" items={items}>
              <EllipsisVertical size={18} aria-hidden="true" />
            </Menu>
          )}
        </td>
      )}
    </tr>
  );
}
