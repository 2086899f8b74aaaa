import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { Column, Sorting } from './column';
import styles from './Table.module.css';

interface TableHeadProps {
  readonly columns: readonly Pick<Column<never>, 'key' | 'header' | 'align' | 'sort'>[];
  /** Whether a column of commands stands at the end. */
  readonly commands: boolean;
  readonly sorting?: Sorting;
  readonly onSort?: (sorting: Sorting) => void;
}

/** The headers; those of a list that can be sorted are buttons, which stay where the rows have become cards. */
export function TableHead({ columns, commands, sorting, onSort }: TableHeadProps) {
  return (
    <thead role="rowgroup" data-sorts={onSort && true}>
      <tr role="row">
        {columns.map(({ key, header, align, sort }) => (
          <th
            key={key}
            role="columnheader"
            scope="col"
            data-align={align}
            data-sort={(onSort && sort && true) || undefined}
            aria-sort={sort === undefined ? undefined : directionOf(sort, sorting)}
          >
            {onSort && sort ? (
              <SortButton header={header} sort={sort} sorting={sorting} onSort={onSort} />
            ) : (
              header
            )}
          </th>
        ))}
        {commands && (
          <th role="columnheader" scope="col">
            <span className="ui-hidden">Ações</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

function directionOf(sort: string, sorting?: Sorting) {
  if (sorting?.by !== sort) return 'none';
  return sorting.descending ? 'descending' : 'ascending';
}

const icons = { none: ArrowUpDown, ascending: ArrowUp, descending: ArrowDown } as const;

interface SortButtonProps extends Required<Pick<TableHeadProps, 'onSort'>> {
  readonly header: string;
  readonly sort: string;
  readonly sorting?: Sorting;
}

/** Sorts by its column; pressed again, the other way round. */
function SortButton({ header, sort, sorting, onSort }: SortButtonProps) {
  const direction = directionOf(sort, sorting);
  const Icon = icons[direction];
  return (
    <button
      type="button"
      className={styles.sortButton}
      onClick={() => onSort({ by: sort, descending: direction === 'ascending' })}
    >
      {header}
      <Icon size={14} aria-hidden="true" />
    </button>
  );
}
