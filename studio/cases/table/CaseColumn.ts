import type { Json } from '../../../engine/expression';

/** What a cell is typed in. */
export type CellInput =
  | { readonly kind: 'text' | 'number' | 'money' | 'percent' | 'integer' | 'date' | 'json' }
  | {
      readonly kind: 'choice';
      readonly options: readonly { readonly value: string | number | boolean; readonly label: string }[];
    };

/** What a column of a table of cases says: something about the case, an answer that it gives, or what it expects. */
export interface CaseColumn {
  /** Its own in the table. */
  readonly id: string;
  readonly part: 'about' | 'set' | 'given' | 'expect';
  /** Where it stands in the part: a case's own key, a field's path, or the way into what is expected. */
  readonly keys: readonly string[];
  readonly label: string;
  readonly input: CellInput;
}

/** What stands in a cell, and where in its case; a pointer may lead to a part of it. */
export interface CaseCell {
  readonly pointer: string;
  readonly value: Json;
}

export const columnId = (part: CaseColumn['part'], keys: readonly string[]) => [part, ...keys].join(' ');
