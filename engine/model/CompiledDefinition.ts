import type { Evaluate } from '../expression';
import type { Definition, StepDefinition } from './Definition';
import type { FieldSchema } from './FieldSchema';
import type { RuleNode } from './RuleNode';
import type { CheckRule, LookupRule, Tell } from './Rules';
import type { FieldState } from './states';

/** Errors of one step's answers; `path` is the property's name. */
export interface SchemaError {
  readonly path: string;
  readonly code: string;
  readonly message: string;
}

/** Validates an object of the step's answers; `undefined` under a name is no answer. */
export type StepValidator = (value: Readonly<Record<string, unknown>>) => readonly SchemaError[];
export type StepValidators = Readonly<Record<string, StepValidator>>;

export interface CompiledField {
  readonly index: number;
  readonly path: string;
  /** The property's name within its step. */
  readonly name: string;
  readonly step: number;
  readonly schema: FieldSchema;
  readonly base: FieldState;
  readonly derived: boolean;
}

export interface CompiledStep {
  readonly index: number;
  readonly definition: StepDefinition;
  readonly fields: readonly number[];
  /** The names of its fields, each without an answer. */
  readonly unanswered: Readonly<Record<string, undefined>>;
  readonly validate: StepValidator;
}

export interface CompiledCheck {
  readonly rule: CheckRule;
  readonly fields: readonly number[];
  readonly needs: readonly number[];
  readonly reads: readonly number[];
  readonly when: Evaluate | undefined;
  readonly that: Evaluate;
  readonly params: readonly (readonly [string, Evaluate])[];
  readonly clears: readonly number[];
}

export interface CompiledTell {
  readonly rule: Tell;
  readonly when: Evaluate | undefined;
  readonly params: readonly (readonly [string, Evaluate])[];
  readonly clears: readonly number[];
  readonly sets: readonly (readonly [number, Evaluate])[];
}

export interface CompiledLookup {
  readonly index: number;
  readonly rule: LookupRule;
  readonly fields: readonly number[];
  readonly reads: readonly number[];
  readonly when: Evaluate | undefined;
  readonly request: readonly (readonly [string, Evaluate])[];
  readonly fills: readonly (readonly [number, Evaluate])[];
  readonly locks: readonly number[];
  readonly options: readonly (readonly [number, Evaluate])[];
  readonly clears: readonly number[];
  readonly tells: readonly CompiledTell[];
  /** Of a look-up on search: the text that stands in the control at first. */
  readonly begins?: Evaluate;
}

export interface CompiledInitial {
  readonly id: string;
  readonly field: number;
  readonly evaluate: Evaluate;
}

export interface CompiledDefinition {
  readonly source: Definition;
  readonly fields: readonly CompiledField[];
  readonly byPath: ReadonlyMap<string, CompiledField>;
  readonly steps: readonly CompiledStep[];
  readonly initial: readonly CompiledInitial[];
  /** In the order in which settling runs them. */
  readonly rules: readonly RuleNode[];
  /** For each field, the rules that an edit of it can reach, in order. */
  readonly plans: readonly (readonly RuleNode[])[];
  readonly checks: readonly CompiledCheck[];
  readonly checksShownAt: readonly (readonly CompiledCheck[])[];
  readonly checksReading: readonly (readonly CompiledCheck[])[];
  readonly lookups: readonly CompiledLookup[];
  readonly lookupsOf: readonly (readonly CompiledLookup[])[];
}
