import type { SheetColumn } from '../../../engine/index';
import type { Matching } from './matchColumns';
import type { SheetRow } from './rows';
import type { RawSheet, Refusal } from './sheet/RawSheet';

/** A spreadsheet that was taken, and what is known of its rows. */
export interface OpenSheet {
  readonly id: string;
  readonly name: string;
  readonly raw: RawSheet;
  readonly matching: Matching;
  readonly rows: readonly SheetRow[];
  /** Rows that are judged so far, while it goes on. */
  readonly judging?: number;
}

export interface SheetState {
  /** None while the definition is on its way. */
  readonly columns?: readonly SheetColumn[];
  readonly isBroken?: boolean;
  readonly isReading?: boolean;
  readonly refused?: { readonly name: string; readonly refusal: Refusal; readonly found?: number };
  readonly sheet?: OpenSheet;
}
