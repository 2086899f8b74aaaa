import type { Evaluate, Json } from '../expression';
import type { FieldState } from '../model/states';

export interface Rule {
  readonly id: string;
  /** For analysts: where the rule comes from. */
  readonly note?: string;
  /** For the person: why the value is what it is, shown at 'calculado'. */
  readonly why?: string;
}

/** Fields by number, as expressions read and rules name them. */
export interface FieldScope {
  compile(expression: Json): Evaluate;
  /** Field indexes that an expression reads, each once. */
  reads(...expressions: readonly (Json | undefined)[]): number[];
  index(path: string): number;
  indexes(paths: readonly string[] | undefined): number[];
}

export interface RuleScope extends FieldScope {
  /** A field's state where no rule says otherwise. */
  base(index: number): FieldState;
  stepIndex(id: string): number;
  fieldsOf(step: number): readonly number[];
}

type ByName = Readonly<Record<string, Json>> | undefined;

export function compileByName(expressions: ByName, scope: FieldScope) {
  return Object.entries(expressions ?? {}).map(([name, value]) => [name, scope.compile(value)] as const);
}

export function compileByField(expressions: ByName, scope: FieldScope) {
  return compileByName(expressions, scope).map(([path, value]) => [scope.index(path), value] as const);
}

export function compileIfAny(expression: Json | undefined, scope: FieldScope): Evaluate | undefined {
  return expression === undefined ? undefined : scope.compile(expression);
}
