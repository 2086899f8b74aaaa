import type { MenuItem } from '../overlay/Menu';
import type { Column, Sorting } from './column';

export interface RowChoice<Row> {
  readonly chosen: ReadonlySet<string>;
  readonly onToggle: (key: string) => void;
  readonly onAll: (isOn: boolean) => void;
  readonly name: (row: Row) => string;
}

export interface TableProps<Row> {
  /** Table caption for screen readers only. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The first cell becomes the link and the whole row opens it. */
  href?: (row: Row) => string;
  onOpen?: ((row: Row) => void) | undefined;
  /** Commands for a row; a row without commands has no menu. */
  actions?: (row: Row) => readonly MenuItem[];
  /** Dense cards, without column names. */
  cards?: 'dense';
  sorting?: Sorting;
  /** Headers of columns with `sort` become buttons. */
  onSort?: (sorting: Sorting) => void;
  /** `compact` cuts long texts to one row height; `comfortable` shows all. Columns share the width. */
  lines?: 'compact' | 'comfortable';
  choice?: RowChoice<Row> | undefined;
  /** Key of the row open beside the list. */
  current?: string | undefined;
  /** Sets a column's share; header edges become drag handles. */
  onWiden?: (key: string, share: number) => void;
}
