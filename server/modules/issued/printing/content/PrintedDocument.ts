import type { Clause, DocumentLine } from '../../../../../engine/definition';
import type { Slip } from '../billet/Slip';

/** A column of a table; amounts stand on the right. */
export interface PrintedColumn {
  readonly label: string;
  readonly align: 'left' | 'right';
}

/** A section ready for paper: every text as it is printed. */
export type PrintedSection = { readonly title?: string } & (
  | { readonly kind: 'lines'; readonly lines: readonly DocumentLine[] }
  | { readonly kind: 'amounts'; readonly lines: readonly DocumentLine[] }
  | { readonly kind: 'text'; readonly paragraphs: readonly string[] }
  | { readonly kind: 'clauses'; readonly clauses: readonly Clause[] }
  | { readonly kind: 'slip'; readonly slip: Slip }
  /** An address for a camera, with words beside it. */
  | { readonly kind: 'verification'; readonly address: string; readonly paragraphs: readonly string[] }
  | {
      readonly kind: 'table';
      readonly columns: readonly PrintedColumn[];
      readonly rows: readonly (readonly string[])[];
    }
);

/** What a document says; how it looks is the paper's. */
export interface PrintedDocument {
  /** Whose document it is. */
  readonly brand: string;
  readonly title: string;
  /** What it is known by: the identifier, the proposal's or the policy's number. */
  readonly number: string;
  /** What it is about, beside its number: the product. */
  readonly about: string;
  /** Written across every page. */
  readonly mark?: string;
  readonly sections: readonly PrintedSection[];
  /** Where it comes from, at the foot of every page. */
  readonly origin: string;
  readonly printedAt: Date;
}
