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
  readonly judging?: number | undefined;
}

export interface SheetState {
  readonly columns?: readonly SheetColumn[] | undefined;
  readonly isBroken?: boolean;
  readonly isReading?: boolean;
  readonly refused?:
    { readonly name: string; readonly refusal: Refusal; readonly found?: number | undefined } | undefined;
  readonly sheet?: OpenSheet | undefined;
}
