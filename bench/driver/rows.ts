/** One figure of design/budgets.md. */
export interface Row {
  /** The budget's number. */
  readonly id: string;
  readonly what: string;
  readonly unit: 'ms' | 'ns' | 'kB' | '';
  readonly value: number;
  /** What the same costs the reference; sizes have none. */
  readonly reference?: number;
  /** The largest ratio to the reference, or the largest value where there is none; without one it is only told. */
  readonly budget?: number;
  /** The largest value, where an issue names a time besides what it is to the reference. */
  readonly most?: number | undefined;
}

/** What stands against the budget. */
export function measured({ value, reference }: Row): number {
  return reference === undefined ? value : value / reference;
}

export function isWithin(row: Row): boolean {
  const isRatioWithin = row.budget === undefined || measured(row) <= row.budget;
  return isRatioWithin && (row.most === undefined || row.value <= row.most);
}

const DIGITS = { ns: 0, kB: 1, ms: 2, '': 3 } as const;

const HEAD = ['#', 'figure', 'ours', 'reference', 'ratio', 'budget', ''];

/** A ratio's bound, that of the value, or both. */
function bounds({ budget, most, reference, unit }: Row): string[] {
  const ofValue = (value: number) => `≤ ${value} ${unit}`.trimEnd();
  const ofMeasured = (value: number) => (reference === undefined ? ofValue(value) : `≤ ${value}×`);
  return [
    ...(budget === undefined ? [] : [ofMeasured(budget)]),
    ...(most === undefined ? [] : [ofValue(most)]),
  ];
}

function cells(row: Row): string[] {
  const digits = DIGITS[row.unit];
  const amount = (value: number) => `${value.toFixed(digits)} ${row.unit}`.trimEnd();
  const isRatio = row.reference !== undefined;
  return [
    row.id,
    row.what,
    amount(row.value),
    isRatio ? amount(row.reference) : '',
    isRatio ? measured(row).toFixed(2) : '',
    bounds(row).join(', '),
    bounds(row).length === 0 ? '' : isWithin(row) ? 'ok' : 'OVER',
  ];
}

/** All rows as a table for a terminal; numbers stand at the end of their column. */
export function table(rows: readonly Row[]): string {
  const lines = [HEAD, ...rows.map(cells)];
  const widths = HEAD.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  const place = (cell: string, column: number) =>
    column < 2 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!);
  return lines.map((line) => line.map(place).join('  ').trimEnd()).join('\n');
}
