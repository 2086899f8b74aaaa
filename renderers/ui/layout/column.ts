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
  /** Low cards do without it. */
  wide?: true;
  /** Its part of a list's width beside the others'; 1 unless said. */
  share?: number;
  /** What the list is sorted by when its header is pressed; a column without is not sorted by. */
  sort?: string;
}

/** By which column a list is sorted, and which way. */
export interface Sorting {
  readonly by: string;
  readonly descending: boolean;
}
