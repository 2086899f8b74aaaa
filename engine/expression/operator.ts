import type { Environment, Evaluate, Json, Scope } from './types';

/** What an argument is expected to be; literals of the wrong kind are refused at load. */
export type ArgumentKind =
  | 'any'
  | 'condition'
  | 'constant'
  | 'date'
  | 'element-expression'
  | 'field'
  | 'integer'
  | 'key'
  | 'list'
  | 'number'
  | 'path'
  | 'pattern'
  | 'scale'
  | 'text';

export interface Argument {
  readonly name: string;
  readonly kind: ArgumentKind;
  readonly optional?: true;
  /** May repeat; all arguments so marked come in turn, after the others. */
  readonly rest?: true;
  /** It is written in the definition, never computed. */
  readonly literal?: true;
}

export type OperatorGroup =
  'data' | 'logic' | 'comparison' | 'arithmetic' | 'dates' | 'money' | 'text' | 'tax ids' | 'lists';

export interface OperatorNote {
  readonly name: string;
  readonly group: OperatorGroup;
  readonly args: readonly Argument[];
  /** One sentence: what comes out, and when nothing does. */
  readonly gives: string;
  readonly example: {
    readonly expression: Json;
    readonly data?: Json;
    readonly result: Json;
  };
}

export interface Compilation {
  readonly scope: Scope;
  /** The value of an expression, never `undefined` where it reads an answer. */
  value(expression: Json): Evaluate;
  /** As `value`, but an unanswered field may give `undefined`; a call cheaper. */
  loose(expression: Json): Evaluate;
  /** The value itself when the expression reads nothing. */
  constant(expression: Json): { readonly value: unknown } | undefined;
  within(scope: Scope): Compilation;
}

/** An operator of JSON-logic itself: json-logic-js interprets it, `compile` makes its closure. */
export interface StandardOperator extends OperatorNote {
  readonly kind: 'standard';
  readonly compile: (args: readonly Json[], compilation: Compilation) => Evaluate;
}

export interface PureOperator extends OperatorNote {
  readonly kind: 'pure';
  readonly apply: (...args: unknown[]) => unknown;
  /** A form that needs no array of arguments, for operators that take any number of them. */
  readonly compile?: (args: readonly Evaluate[]) => Evaluate;
  /** The same as apply of two arguments; a closure of its own is a third faster, since V8 inlines what it calls. */
  readonly two?: (first: Evaluate, second: Evaluate) => Evaluate;
}

/** A function of one value whose second argument is a literal that is prepared once. */
export interface BoundOperator extends OperatorNote {
  readonly kind: 'bound';
  readonly bind: (literal: string) => (value: unknown) => unknown;
}

/** A function of the environment; its first argument, if any, is a literal that is prepared once. */
export interface EnvironmentOperator extends OperatorNote {
  readonly kind: 'environment';
  readonly bind: (literal: string) => (env: Environment, value?: unknown) => unknown;
}

export type Operator = StandardOperator | PureOperator | BoundOperator | EnvironmentOperator;
