import type { Json } from '../expression';
import type { AS_TYPED, Cleaner } from './cleaners';
import type { QuestionnaireDefinition } from './QuestionnaireDefinition';

/** The JSON shapes of a composed product definition: includes resolved, messages filled in, rating kept apart. */
export interface Definition {
  readonly id: string;
  readonly code: string;
  readonly version: number;
  readonly title: string;
  /** SHA-256 over the canonical text of everything that decides the answers, hexadecimal. */
  readonly hash: string;
  readonly steps: readonly StepDefinition[];
  readonly rules: Rules;
  readonly record: RecordDefinition;
  /** What is asked once a request is registered, where the product asks anything. */
  readonly questionnaire?: QuestionnaireDefinition;
  readonly summary: readonly SummarySection[];
  readonly messages: Messages;
  /** What whoever opens a form tells its rules, by name, in a sentence for analysts; a wizard has none. */
  readonly context?: Readonly<Record<string, string>>;
}

export interface StepDefinition {
  readonly id: string;
  /** Where the step's answers live: a field's path is `${path}.${property}`. */
  readonly path: string;
  readonly title: string;
  readonly description?: string;
  readonly help?: string;
  readonly required: readonly string[];
  readonly properties: Readonly<Record<string, FieldSchema>>;
}

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
  readonly ui: FieldUi;
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
  /** The value of a choice whose label was typed because its list could not be had; without one it stays empty. */
  readonly byHand?: string | number;
  /** The heading that begins above this field and holds until another begins. */
  readonly group?: string;
}

export interface Option {
  readonly value: Json;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface Rules {
  readonly initial: readonly InitialRule[];
  readonly relations: readonly RelationRule[];
  readonly derived: readonly DerivedRule[];
  readonly states: readonly StateRule[];
  readonly checks: readonly CheckRule[];
  readonly resets: readonly ResetRule[];
  readonly lookups: readonly LookupRule[];
}
export type RuleKind = keyof Rules;

interface Named {
  readonly id: string;
  /** For analysts: where the rule comes from. */
  readonly note?: string;
  /** For the person: why the value is what it is, shown at 'calculado'. */
  readonly why?: string;
}

/** The value a field starts with. */
export interface InitialRule extends Named {
  readonly field: string;
  readonly value: Json;
  /** Fields whose change brings the value anew, save over what a person has typed. */
  readonly follows?: readonly string[];
}

/**
 * Fields bound to each other; the first way of `solve` that fits says which one gives way. What is empty or was
 * written by a rule does before what a person gave.
 */
export interface RelationRule extends Named {
  readonly ties: readonly string[];
  readonly solve: readonly {
    readonly edited: readonly string[];
    readonly set: string;
    readonly to: Json;
    readonly when?: Json;
    /** `set` gives way though a person gave it, where every field that could give way was given: the oldest first. */
    readonly yields?: boolean;
  }[];
}

/** A read-only value, always recomputed. */
export interface DerivedRule extends Named {
  readonly field: string;
  readonly value: Json;
}

export interface StatePatch {
  readonly visible?: boolean;
  readonly enabled?: boolean;
  readonly required?: boolean;
  readonly title?: string;
  readonly hint?: string;
  /** Why a field is disabled, shown beside its lock. */
  readonly why?: string;
  readonly disabledOptions?: readonly Json[];
  /** A value the condition forces on the field. */
  readonly value?: Json;
  /** `false`: limits, `required` and checks do not apply, as where a locked field shows what is on file. */
  readonly judged?: boolean;
  /** What the number counts, where it depends on other answers: 'dias', 'anos'. */
  readonly unit?: string;
}

/** How fields or steps look under a condition; `options`, `min` and `max` are expressions. */
export interface StateRule extends Named {
  readonly fields?: readonly string[];
  readonly steps?: readonly string[];
  readonly when?: Json;
  readonly then?: StatePatch;
  readonly else?: StatePatch;
  /** An expression giving `[{value, label}]`. */
  readonly options?: Json;
  readonly min?: Json;
  readonly max?: Json;
}

export type CheckMoment = 'edit' | 'continue' | 'submit';

/** A condition that must hold, with its message. */
export interface CheckRule extends Named {
  /** Where the message is shown. */
  readonly fields: readonly string[];
  readonly when?: Json;
  readonly that: Json;
  /** Fields that must have a value for the check to apply; by default all that `that` reads. */
  readonly needs?: readonly string[];
  readonly message: string;
  /** Expressions for the message's `{placeholders}`. */
  readonly params?: Readonly<Record<string, Json>>;
  /** A notice is shown and stops nothing. */
  readonly level?: 'error' | 'warning' | 'notice';
  readonly at?: CheckMoment;
  /** Applies to values a person typed, not to those that a look-up filled. */
  readonly typedOnly?: boolean;
  /** Fields emptied when a warning stops a step, or when the field of an error is left. */
  readonly clears?: readonly string[];
}

/** Fields emptied when another changes. */
export interface ResetRule extends Named {
  readonly on: readonly string[];
  readonly clear: readonly string[];
  readonly when?: Json;
}

export type LookupMoment = 'start' | 'change' | 'leave' | 'submit';

/** A remote source: when it runs, what it fills and locks, what happens when it fails. */
export interface LookupRule extends Named {
  readonly source: string;
  readonly on: LookupMoment;
  readonly fields?: readonly string[];
  readonly when?: Json;
  readonly request: Readonly<Record<string, Json>>;
  /** Parts of the request that may be empty; without any other the question is not asked. */
  readonly optional?: readonly string[];
  readonly fills?: Readonly<Record<string, Json>>;
  readonly locks?: readonly string[];
  /** Options of choice fields: an expression giving `[{value, label}]`. */
  readonly options?: Readonly<Record<string, Json>>;
  readonly failed?: {
    readonly clear?: readonly string[];
    readonly message?: string;
    readonly blocks?: boolean;
  };
}

/** How answers become the API's record and back, branches and includes resolved; a field without an entry keeps its path. */
export interface RecordDefinition {
  readonly fields: readonly RecordField[];
  readonly adds: readonly RecordAddition[];
}

export interface RecordField {
  /** An answer's path, which may go into a choice: `insured.policyHolder.label`. */
  readonly from: string;
  /** The path in the record, `null` where it is not sent. */
  readonly to: string | null;
  readonly as?: string;
}

/** A value of the record that is no answer, such as who asked. */
export interface RecordAddition {
  readonly to: string;
  readonly value: Json;
  readonly when?: Json;
  /** The server computes it from what it knows; what the payload says is not compared. */
  readonly trusted?: 'server';
}

export interface SummarySection {
  readonly title: string;
  /** Steps whose fields it lists. */
  readonly steps?: readonly string[];
  /** Lines of its own, such as the product's name. */
  readonly lines?: readonly SectionLine[];
  readonly fields?: readonly string[];
}

export interface SectionLine {
  readonly label: string;
  /** A fixed text, or an expression over the answers; `{ "var": field }` reads as the field is printed. */
  readonly text: Json;
}

export type Messages = Readonly<Record<string, string>>;
