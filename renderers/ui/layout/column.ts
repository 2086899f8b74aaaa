import type { ReactNode } from 'react';

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers and money stand at the end. */
  align?: 'end';
  /** Stays on one line: dates, document numbers, states. */
  whole?: true;
  /** Shares its line of a low card with the next half. */
  half?: true;
  /** Hidden on dense cards. */
  wide?: true;
  /** Share of the list's width; default 1. */
  share?: number | undefined;
  /** Sort key of its header; without it the column is not sortable. */
  sort?: string;
}

export interface Sorting {
  readonly by: string;
  readonly descending: boolean;
}
