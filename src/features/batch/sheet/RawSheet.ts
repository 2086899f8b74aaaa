export type CellFault = 'formula' | 'error';

export interface RawRow {
  /** Spreadsheet row number; the header is mostly 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** Keyed by cell index. */
  readonly faults: Readonly<Record<number, CellFault>>;
}

export interface RawSheet {
  readonly headers: readonly string[];
  readonly rows: readonly RawRow[];
  readonly formulas: number;
  readonly tab?: string;
}

export type Refusal =
  'large' | 'empty' | 'noRows' | 'manyRows' | 'manyColumns' | 'protected' | 'bomb' | 'kind' | 'broken';

/** A file that is not taken; `found` says how many rows or columns it has. */
export class SheetRefusal extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly found?: number,
  ) {
    super(refusal);
  }
}

/** Spreadsheets hold no request files, so that they are small. */
export const LIMITS = { bytes: 5_000_000, unpacked: 60_000_000, rows: 500, columns: 200, cell: 20_000 };
