import type { Json } from '../expression';

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

export interface InitialRule extends Named {
  readonly field: string;
  readonly value: Json;
  /** Fields whose change writes the value again, unless a person has typed one. */
  readonly follows?: readonly string[];
}

/**
 * Fields bound to each other; the first way of `solve` that fits says which one gives way. A field that is empty or
 * written by a rule gives way before one that a person gave.
 */
export interface RelationRule extends Named {
  readonly ties: readonly string[];
  readonly solve: readonly {
    readonly edited: readonly string[];
    readonly set: string;
    readonly to: Json;
    readonly when?: Json;
    /** Where a person gave every field that could give way, `set` may be overwritten: the oldest first. */
    readonly yields?: boolean;
  }[];
}

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

export interface CheckRule extends Named {
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

export interface ResetRule extends Named {
  readonly on: readonly string[];
  readonly clear: readonly string[];
  readonly when?: Json;
}

export type LookupMoment = 'start' | 'change' | 'leave' | 'search' | 'submit';

export interface Search {
  /** Fewest letters and digits to type, without those of a mask; the text it begins with is always enough. */
  readonly minLength: number;
  /** Milliseconds without a key before the source is asked. */
  readonly debounce: number;
  /** An emptied control is searched for too. */
  readonly empty?: boolean;
  /** An expression giving the text that stands in the control when the wizard opens. */
  readonly begins?: Json;
}

/** What the wizard tells at once, whatever step is open, when a source refuses or its answer cannot be used. */
export interface Tell {
  readonly id: string;
  /** A condition over the source's answer; of a failure it reads `code` and `message`. */
  readonly when?: Json;
  /** Told when the source fails: `true` for any reason, else with one of these codes. */
  readonly failed?: true | readonly string[];
  readonly title?: string;
  readonly message: string;
  /** Expressions for the message's `{placeholders}`, which read the answer too. */
  readonly params?: Readonly<Record<string, Json>>;
  readonly clear?: readonly string[];
  /** The answer is used all the same. */
  readonly applies?: boolean;
  /** Label of the closing button; 'Fechar' if left out. */
  readonly close?: string;
  /** A button for a way on: its label, and the answers that it sets, by field. */
  readonly offer?: { readonly label: string; readonly set: Readonly<Record<string, Json>> };
}

export interface LookupRule extends Named {
  readonly source: string;
  readonly on: LookupMoment;
  readonly fields?: readonly string[];
  readonly when?: Json;
  readonly request: Readonly<Record<string, Json>>;
  /** Parts of the request that may be empty; while any other is empty nothing is asked. */
  readonly optional?: readonly string[];
  readonly fills?: Readonly<Record<string, Json>>;
  readonly locks?: readonly string[];
  /** What it fills where the person cannot change it must still be so when the request is sent. */
  readonly binds?: true;
  /** Options of choice fields: an expression giving `[{value, label}]`. */
  readonly options?: Readonly<Record<string, Json>>;
  readonly search?: Search;
  /** The first that holds is told; then the answer is not used. */
  readonly tells?: readonly Tell[];
  readonly failed?: {
    readonly clear?: readonly string[];
    readonly message?: string;
    readonly blocks?: boolean;
  };
}
