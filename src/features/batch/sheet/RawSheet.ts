/** Why a cell has no text: a formula that was never calculated, or an error that the spreadsheet shows. */
export type CellFault = 'formula' | 'error';

export interface RawRow {
  /** As the spreadsheet counts: the header is mostly 1. */
  readonly line: number;
  /** A text for each header. */
  readonly cells: readonly string[];
  /** By the place of the cell. */
  readonly faults: Readonly<Record<number, CellFault>>;
}

/** What a spreadsheet says, before anybody knows what its columns mean. */
export interface RawSheet {
  readonly headers: readonly string[];
  readonly rows: readonly RawRow[];
  /** Cells that a formula has calculated: their value counts. */
  readonly formulas: number;
  /** The tab that was read, where there are others. */
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

/** A request's files are no part of it, so that a spreadsheet of texts is small. */
export const LIMITS = { bytes: 5_000_000, unpacked: 60_000_000, rows: 500, columns: 200, cell: 20_000 };
