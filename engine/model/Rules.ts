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

/** The value a field starts with. */
export interface InitialRule extends Named {
  readonly field: string;
  readonly value: Json;
  /** Fields whose change writes the value again, unless a person has typed one. */
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

export type LookupMoment = 'start' | 'change' | 'leave' | 'search' | 'submit';

/** How the text typed in a choice is searched for. */
export interface Search {
  /** Fewest letters and digits that are typed; what a mask adds does not count, and what it begins with is whole. */
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
  /** Told when the source fails: whatever the reason, or with one of these codes. */
  readonly failed?: true | readonly string[];
  readonly title?: string;
  readonly message: string;
  /** Expressions for the message's `{placeholders}`, which read the answer too. */
  readonly params?: Readonly<Record<string, Json>>;
  /** Fields that are emptied. */
  readonly clear?: readonly string[];
  /** The answer is used all the same. */
  readonly applies?: boolean;
  /** What closes the message; 'Fechar' if left out. */
  readonly close?: string;
  /** A way on: what is answered once it is taken, by field. */
  readonly offer?: { readonly label: string; readonly set: Readonly<Record<string, Json>> };
}

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
  /** What it fills where the person cannot change it must still be so when the request is sent. */
  readonly binds?: true;
  /** Options of choice fields: an expression giving `[{value, label}]`. */
  readonly options?: Readonly<Record<string, Json>>;
  /** Of a look-up on search. */
  readonly search?: Search;
  /** The first that holds is told; then the answer is not used. */
  readonly tells?: readonly Tell[];
  readonly failed?: {
    readonly clear?: readonly string[];
    readonly message?: string;
    readonly blocks?: boolean;
  };
}
