import { EllipsisVertical } from 'lucide-react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { Menu } from '../overlay/Menu';
import type { RowChoice, TableProps } from './tableProps';
import styles from './Table.module.css';

/** Clicks on a row's own controls, or a link that the router handled. */
const isOthers = ({ target, defaultPrevented }: MouseEvent) =>
  defaultPrevented || (target as Element).closest('button, label, input') !== null;

/** Enter on the focused row opens it. */
export function TableRow<Row>(props: TableProps<Row> & { row: Row }) {
  const { row, rowKey, columns, href, onOpen, actions, choice, lines, current } = props;
  const open = (event: MouseEvent) => {
    if (!onOpen || isOthers(event) || event.metaKey || event.ctrlKey || window.getSelection()?.toString())
      return;
    event.preventDefault();
    onOpen(row);
  };
  const openByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target === event.currentTarget) onOpen?.(row);
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
  const key = rowKey(row);
  return (
    <tr
      role="row"
      data-key={lines && key}
      tabIndex={lines && -1}
      data-opens={onOpen && true}
      data-chosen={choice?.chosen.has(key) || undefined}
      aria-current={key === current || undefined}
      onClick={open}
      onKeyDown={lines && openByKey}
    >
      {choice && <Mark row={row} rowKey={key} choice={choice} />}
      {columns.map((column, index) => (
        <td
          key={column.key}
          role="cell"
          data-align={column.align}
          data-whole={column.whole}
          data-half={column.half}
          data-wide={column.wide}
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

interface MarkProps<Row> {
  readonly row: Row;
  readonly rowKey: string;
  readonly choice: RowChoice<Row>;
}

function Mark<Row>({ row, rowKey, choice }: MarkProps<Row>) {
  return (
    <td role="cell" className={styles.mark}>
      <label className={styles.markBox} onClick={(event) => event.stopPropagation()}>
        <input
          type="checkbox"
          aria-label={`Selecionar ${choice.name(row)}`}
          checked={choice.chosen.has(rowKey)}
          onChange={() => choice.onToggle(rowKey)}
        />
      </label>
    </td>
  );
}
