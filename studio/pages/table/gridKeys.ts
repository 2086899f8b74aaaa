export interface At {
  readonly row: number;
  readonly column: number;
}

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
}

const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));

const MOVES: Readonly<Record<string, (at: At, size: GridSize) => At>> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, { columns }) => ({ row, column: columns - 1 }),
  PageUp: ({ row, column }) => ({ row: row - 10, column }),
  PageDown: ({ row, column }) => ({ row: row + 10, column }),
};

/** The cell that a key leads to, within the grid; undefined for a key that leads nowhere. */
export function movedBy(key: string, at: At, size: GridSize): At | undefined {
  const next = MOVES[key]?.(at, size);
  return next && { row: within(next.row, size.rows), column: within(next.column, size.columns) };
}
