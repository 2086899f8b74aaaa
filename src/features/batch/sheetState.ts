import type { SheetColumn } from '../../../engine/index';
import type { Matching } from './matchColumns';
import type { SheetRow } from './rows';
import type { RawSheet, Refusal } from './sheet/RawSheet';

export interface OpenSheet {
  readonly id: string;
  readonly name: string;
  readonly raw: RawSheet;
  readonly matching: Matching;
  readonly rows: readonly SheetRow[];
  readonly judging?: number;
}

export interface SheetState {
  readonly columns?: readonly SheetColumn[];
  readonly isBroken?: boolean;
  readonly isReading?: boolean;
  readonly refused?: { readonly name: string; readonly refusal: Refusal; readonly found?: number };
  readonly sheet?: OpenSheet;
}
