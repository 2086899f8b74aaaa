import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { PointerEvent } from 'react';
import type { Column, Sorting } from './column';
import styles from './Table.module.css';

interface TableHeadProps {
  readonly columns: readonly Pick<Column<never>, 'key' | 'header' | 'align' | 'sort' | 'share'>[];
  readonly commands: boolean;
  readonly sorting?: Sorting | undefined;
  readonly onSort?: ((sorting: Sorting) => void) | undefined;
  readonly chosen?: { readonly part: number; readonly onAll: (isOn: boolean) => void } | undefined;
  readonly onWiden?: ((key: string, share: number) => void) | undefined;
}

export function TableHead({ columns, commands, sorting, onSort, chosen, onWiden }: TableHeadProps) {
  return (
    <thead role="rowgroup" data-sorts={onSort && true}>
      <tr role="row">
        {chosen && (
          <th role="columnheader" scope="col" className={styles.mark}>
            <AllMark {...chosen} />
          </th>
        )}
        {columns.map(({ key, header, align, sort, share = 1 }) => (
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
            {onWiden && <Handle share={share} onShare={(wider) => onWiden(key, wider)} />}
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

function AllMark({ part, onAll }: NonNullable<TableHeadProps['chosen']>) {
  return (
    <label className={styles.markBox}>
      <input
        type="checkbox"
        aria-label="Selecionar todas as linhas"
        checked={part === 1}
        ref={(box) => {
          if (box) box.indeterminate = part > 0 && part < 1;
        }}
        onChange={({ target }) => onAll(target.checked)}
      />
    </label>
  );
}

interface HandleProps {
  readonly share: number;
  readonly onShare: (share: number) => void;
}

function Handle({ share, onShare }: HandleProps) {
  const begin = (event: PointerEvent<HTMLSpanElement>) => {
    const edge = event.currentTarget;
    const width = edge.parentElement!.offsetWidth;
    const from = event.clientX;
    edge.setPointerCapture(event.pointerId);
    const move = ({ clientX }: globalThis.PointerEvent) =>
      onShare((share * Math.max(MIN_WIDTH, width + clientX - from)) / width);
    edge.addEventListener('pointermove', move);
    edge.addEventListener('lostpointercapture', () => edge.removeEventListener('pointermove', move), {
      once: true,
    });
  };
  return <span className={styles.handle} aria-hidden="true" onPointerDown={begin} />;
}

const MIN_WIDTH = 56;

function directionOf(sort: string, sorting?: Sorting) {
  if (sorting?.by !== sort) return 'none';
  return sorting.descending ? 'descending' : 'ascending';
}

const icons = { none: ArrowUpDown, ascending: ArrowUp, descending: ArrowDown } as const;

interface SortButtonProps {
  readonly onSort: (sorting: Sorting) => void;
  readonly header: string;
  readonly sort: string;
  readonly sorting?: Sorting | undefined;
}

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
