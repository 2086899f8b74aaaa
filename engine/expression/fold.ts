import type { Environment, Json } from './types';
import { callOf, isList, type Call } from './expressionShape';
import { interpret } from './interpret';
import { operators } from './operators';
import { readsOf } from './reads';
import { truthy } from './truthy';

export interface Known {
  readonly data: object;
  readonly env: Environment;
  readonly isOpen: (path: string) => boolean;
}

/** An expression of the same value, in which what is known is replaced by its value. */
export function fold(expression: Json, known: Known): Json {
  if (isList(expression)) return expression.map((item) => fold(item, known));
  const call = callOf(expression);
  if (!call) return expression;
  const value = isClosed(expression, known) ? interpret(expression, known.data, known.env) : undefined;
  if (isLiteral(value)) return value;
  if (hasElements(call)) return expression;
  const args = call.args.map((item) => fold(item, known));
  return call.name === 'if' ? foldIf(args) : { [call.name]: args };
}

function isClosed(expression: Json, { isOpen }: Known): boolean {
  const { fields, context, answer } = readsOf(expression);
  return !answer && context.length === 0 && !fields.some(isOpen);
}

function isLiteral(value: unknown): value is Json {
  return value === null || ['boolean', 'string'].includes(typeof value) || Number.isFinite(value);
}

function hasElements({ name }: Call): boolean {
  return operators.get(name)?.args.some(({ kind }) => kind === 'element-expression') === true;
}

function foldIf(args: readonly Json[]): Json {
  const [condition, then, ...rest] = args;
  if (args.length < 2) return args[0] ?? null;
  if (condition === undefined || callOf(condition) || isList(condition)) {
    return { if: rest.length > 2 ? [condition!, then!, foldIf(rest)] : args };
  }
  return truthy(condition) ? then! : foldIf(rest);
}
