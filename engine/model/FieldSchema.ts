import type { Json } from '../expression';

export interface FieldSchema {
  readonly title: string;
  readonly type: 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array';
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  /** Most decimals of a number; money always has two, a percentage unless it says otherwise. */
  readonly decimals?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly const?: Json;
  readonly enum?: readonly Json[];
  readonly readOnly?: boolean;
  /** The text operator that a typed text goes through when the field is left, and when the server reads it; only files of a product say `asTyped`. */
  readonly clean?: Cleaner | typeof AS_TYPED;
  readonly errorMessage?: Readonly<Record<string, string>>;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly items?: unknown;
  /** The field's full paths in earlier versions: answers kept under them are its answer. */
  readonly was?: readonly string[];
  /** Its options in earlier versions, each with the one that replaces it today. */
  readonly mapped?: Readonly<Record<string, string | number>>;
  /** How its answer is made of answers of earlier versions: of a part of one, of several, or in another unit. */
  readonly converted?: Conversion;
  readonly ui: FieldUi;
}

interface Conversion {
  /** The full paths of earlier questions that `value` reads, each with what its answers were. */
  readonly from: Readonly<Record<string, Pick<FieldSchema, 'type' | 'format'>>>;
  /** An expression over them alone: neither day, constants nor context. */
  readonly value: Json;
  /** Earlier answers by today's, for the way back; what it does not give back to the letter is told as lost. */
  readonly back?: Readonly<Record<string, Json>>;
}

export interface FieldUi {
  readonly widget: string;
  readonly width?: 'quarter' | 'third' | 'half' | 'two-thirds' | 'full';
  readonly hint?: string;
  readonly placeholder?: string;
  readonly options?: readonly (Option | string)[];
  readonly sort?: boolean;
  /** Where the answer is printed: in a done step's digest and everywhere, in full summaries only, nowhere. */
  readonly summary?: 'digest' | 'full' | 'none';
  readonly rows?: number;
  readonly autocomplete?: string;
  /** What a new password needs, each ticked off while it is typed. */
  readonly ticks?: readonly { readonly text: string; readonly pattern: string }[];
  readonly unit?: string;
  /** The value of a choice is printed before its label, as it is or with the mask of a tax id. */
  readonly valueAs?: 'text' | 'tax-id';
  readonly columns?: readonly TableColumn[];
  /** The value of a choice typed because its list could not be loaded; without one it stays empty. */
  readonly byHand?: string | number;
  /** What a person answered in earlier requests is suggested: alone, or with what the field of this path said beside it. */
  readonly recent?: true | string;
  /** One of several of which one is enough: it has no mark of a required answer, and a hint says so once. */
  readonly oneOfSeveral?: true;
  /** The heading that begins above this field and holds until another begins. */
  readonly group?: string;
}

export interface TableColumn {
  readonly name: string;
  readonly title: string;
  readonly as?: 'date' | 'money';
}

export interface Option {
  readonly value: Json;
  readonly label: string;
  readonly disabled?: boolean;
  readonly note?: string;
  /** Whether it belongs to the last match before it that is under no other. */
  readonly isUnder?: boolean;
}

/** The text operators that a field may name in `clean`: each makes a text of a text. */
export const CLEANERS = [
  'plainText',
  'plainLines',
  'visibleText',
  'alphanumeric',
  'unmasked',
  'unaccented',
  'trim',
  'upper',
  'digits',
] as const;

export type Cleaner = (typeof CLEANERS)[number];

/** What a field says in `clean` whose text is kept as it is typed. */
export const AS_TYPED = 'asTyped';
