import type { MenuItem } from '../overlay/Menu';
import type { Column, Sorting } from './column';

/** Rows that are chosen, to do one thing with all of them. */
export interface RowChoice<Row> {
  readonly chosen: ReadonlySet<string>;
  readonly onToggle: (key: string) => void;
  /** Chooses all rows, or none. */
  readonly onAll: (isOn: boolean) => void;
  /** The row in words, after "Selecionar". */
  readonly name: (row: Row) => string;
}

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
  /** Rows of one height, which shorten what is too long, or that show all of it; columns share the width. */
  lines?: 'compact' | 'comfortable';
  choice?: RowChoice<Row>;
  /** The row that is open beside the list. */
  current?: string;
  /** Sets the share of a column; makes the edges of the headers into handles. */
  onWiden?: (key: string, share: number) => void;
}
