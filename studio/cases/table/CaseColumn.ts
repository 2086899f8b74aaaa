import type { Json } from '../../../engine/expression';

export type CellInput =
  | { readonly kind: 'text' | 'number' | 'money' | 'percent' | 'integer' | 'date' | 'json' }
  | {
      readonly kind: 'choice';
      readonly options: readonly { readonly value: string | number | boolean; readonly label: string }[];
    };

/** What a column of a table of cases says: something about the case, an answer that it gives, or what it expects. */
export interface CaseColumn {
  readonly id: string;
  readonly part: 'about' | 'set' | 'given' | 'expect';
  readonly keys: readonly string[];
  readonly label: string;
  readonly input: CellInput;
}

export interface CaseCell {
  readonly pointer: string;
  readonly value: Json;
}

export const columnId = (part: CaseColumn['part'], keys: readonly string[]) => [part, ...keys].join(' ');
