import type { Definition, StepDefinition } from './Definition';
import type { FieldSchema } from './FieldSchema';
import type { RuleNode } from './RuleNode';
import type { CompiledCheck } from '../rules/checks';
import type { CompiledInitial } from '../rules/initial';
import type { CompiledLookup } from '../rules/lookups';
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
