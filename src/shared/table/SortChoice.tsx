import type { Column, Sorting } from '../../../renderers/ui';
import { ChoiceFilter } from './chips';
import styles from './filters.module.css';

export interface SortOption {
  readonly label: string;
  readonly sorting: Sorting;
}

interface SortChoiceProps {
  readonly id: string;
  readonly options: readonly SortOption[];
  readonly sorting: Sorting;
  readonly onSort: (sorting: Sorting) => void;
  readonly always?: true | undefined;
}

export function SortChoice({ id, options, sorting, onSort, always }: SortChoiceProps) {
  const at = options.findIndex(
    (option) => option.sorting.by === sorting.by && option.sorting.descending === sorting.descending,
  );
  return (
    <div className={styles.sort} data-always={always}>
      <ChoiceFilter
        id={id}
        label="Ordenar por"
        face="Ordenar"
        options={options.map(({ label }, value) => ({ value, label }))}
        value={at < 0 ? undefined : at}
        onChange={(chosen) => chosen !== undefined && onSort(options[chosen]!.sorting)}
      />
    </div>
  );
}

export const sortsOf = (columns: readonly Pick<Column<never>, 'header' | 'sort'>[]): readonly SortOption[] =>
  columns.flatMap(({ header, sort }) =>
    sort === undefined
      ? []
      : [
          { label: `${header}, crescente`, sorting: { by: sort, descending: false } },
          { label: `${header}, decrescente`, sorting: { by: sort, descending: true } },
        ],
  );
