import type { Clause, DocumentLine } from '../../../../../engine/definition';
import type { Slip } from '../billet/Slip';

export interface PrintedColumn {
  readonly label: string;
  readonly align: 'left' | 'right';
}

export type PrintedSection = { readonly title?: string | undefined } & (
  | { readonly kind: 'lines'; readonly lines: readonly DocumentLine[] }
  | { readonly kind: 'amounts'; readonly lines: readonly DocumentLine[] }
  | { readonly kind: 'text'; readonly paragraphs: readonly string[] }
  | { readonly kind: 'clauses'; readonly clauses: readonly Clause[] }
  | { readonly kind: 'slip'; readonly slip: Slip }
  | { readonly kind: 'verification'; readonly address: string; readonly paragraphs: readonly string[] }
  | {
      readonly kind: 'table';
      readonly columns: readonly PrintedColumn[];
      readonly rows: readonly (readonly string[])[];
    }
);

export interface PrintedDocument {
  readonly brand: string;
  readonly title: string;
  /** The request's identifier, or the proposal's or policy's number. */
  readonly number: string;
  readonly about: string;
  readonly mark?: string | undefined;
  readonly sections: readonly PrintedSection[];
  readonly origin: string;
  readonly printedAt: Date;
  /** Lines, clauses, rows, paragraphs and sections that are shown as differing from another version. */
  readonly marked?: ReadonlySet<object | string>;
}
