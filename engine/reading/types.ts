import type { Json } from '../expression';

/** What a value is recognised as; each is read by code, so that a file names it and says where it stands. */
export const READ_KINDS = [
  'date',
  'money',
  'percent',
  'count',
  'tax-id',
  'cpf',
  'cnpj',
  'process-number',
  'name',
  'text',
  'option',
  'choice',
] as const;
export type ReadKind = (typeof READ_KINDS)[number];

/** Where a value stands in a document: behind or before words, all of them near another value where there is `beside`; without any, at the document's beginning. */
export interface ReadPlace {
  /** Words that stand before it, accents and capitals aside. */
  readonly after?: readonly string[];
  readonly before?: readonly string[];
  /** Id of another value: it stands near the words that were read for that one, wherever they are. */
  readonly beside?: string;
  readonly side?: 'before' | 'after';
  /** How many characters there may be between the words and the value's end. */
  readonly within?: number;
  readonly until?: readonly string[];
  /** Words that, near the place, exclude it. */
  readonly unless?: readonly string[];
  /** It ends with its line. */
  readonly line?: boolean;
  /** Which of several is meant; by default the first there is. */
  readonly pick?: 'first' | 'last' | 'largest';
}

export interface ReadValue {
  readonly id: string;
  /** Path of the question. */
  readonly field: string;
  readonly as: ReadKind;
  /** Pattern of a text without accents and capitals; its first group, if it has one, is the value. */
  readonly pattern?: string;
  /** Of a count: the words behind the figure, one of which there must be. */
  readonly units?: readonly string[];
  /** Of an option: the words that say it, each with the option's value; left out, the options' own labels. */
  readonly options?: Readonly<Record<string, Json>>;
  /** Of a name: words that stand before one and are no part of it. */
  readonly skip?: readonly string[];
  /** Of a name: words that none begins with. */
  readonly not?: readonly string[];
  /** In the order in which they are tried. */
  readonly from: readonly ReadPlace[];
}

export interface Reading {
  /** What people call the document: edital. */
  readonly document: string;
  /** Path of the question that the document can be attached to. */
  readonly attach?: string;
  /** Words that such a document has and others have not, accents and capitals aside: they part products that read alike. */
  readonly signs?: readonly string[];
  readonly values: readonly ReadValue[];
}

export interface PageText {
  readonly lines: readonly string[];
}

export interface Proposal {
  readonly path: string;
  readonly value: unknown;
  /** From 1. */
  readonly page: number;
  /** The line that says it, and the next where it goes on there. */
  readonly line: string;
  /** Id of the value in reading.json. */
  readonly rule: string;
}
