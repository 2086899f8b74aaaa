import type { Answers, Environment, RowTexts, SheetAnswer, SheetColumn } from '../../../../engine/index';
import type { RawSheet, Refusal } from '../sheet/RawSheet';
import type { PricedRow } from './priceOfRow';

export type ToJudge =
  | { readonly type: 'open'; readonly id: number; readonly definition: string; readonly env: Environment }
  | { readonly type: 'read'; readonly id: number; readonly bytes: Uint8Array }
  | { readonly type: 'judge'; readonly id: number; readonly rows: readonly RowTexts[] }
  | { readonly type: 'said'; readonly id: number; readonly answer: SheetAnswer };

export type FromJudge =
  | { readonly type: 'opened'; readonly id: number; readonly columns: readonly SheetColumn[] }
  | { readonly type: 'sheet'; readonly id: number; readonly sheet: RawSheet }
  | {
      readonly type: 'refused';
      readonly id: number;
      readonly refusal: Refusal;
      readonly found: number | undefined;
    }
  | { readonly type: 'judged'; readonly id: number; readonly place: number; readonly row: PricedRow }
  | { readonly type: 'done'; readonly id: number }
  | { readonly type: 'broken'; readonly id: number }
  /** A source is to be asked: the worker has no person's token. */
  | { readonly type: 'ask'; readonly id: number; readonly source: string; readonly request: Answers };
