import type { Environment, Json } from './types';
import { type Call, callOf, isList } from './expressionShape';
import { interpret } from './interpret';
import { operators } from './operators';
import { pathOf } from './standard/data';
import { truthy } from './truthy';

export interface Trace {
  /** null for what stands written in the expression. */
  readonly operator: string | null;
  readonly value: unknown;
  /** The name that var, constant, context or answer reads. */
  readonly name?: string;
  /** In order. Of an if: the conditions that were asked, then what was taken. */
  readonly args: readonly Trace[];
}

const NAMING = new Set(['var', 'constant', 'context', 'answer']);
const CHOOSING = new Set(['if', '?:']);

/** Evaluates an expression as `interpret` does, and tells how: for explanations, where time does not matter. */
export function trace(expression: Json, data: unknown, env: Environment): Trace {
  const value = interpret(expression, data, env);
  const call = callOf(expression);
  if (!call) return { operator: null, value, args: listTraces(expression, data, env) };
  const { name: operator, args } = call;
  if (NAMING.has(operator)) return { operator, value, name: pathOf(args[0]), args: [] };
  const asked = CHOOSING.has(operator) ? wayThrough(args, data, env) : plainArguments(call);
  return { operator, value, args: asked.map((arg) => trace(arg, data, env)) };
}

function listTraces(expression: Json, data: unknown, env: Environment): Trace[] {
  return isList(expression) ? expression.map((item) => trace(item, data, env)) : [];
}

/** What a call is made of; an expression about the elements of a list has no value of its own. */
function plainArguments({ name, args }: Call): Json[] {
  const notes = operators.get(name)?.args;
  return args.filter((_, index) => notes?.[index]?.kind !== 'element-expression');
}

function wayThrough(args: readonly Json[], data: unknown, env: Environment): Json[] {
  const [condition = null, branch, ...others] = args;
  if (branch === undefined) return [condition];
  if (truthy(interpret(condition, data, env))) return [condition, branch];
  return [condition, ...(others.length > 0 ? wayThrough(others, data, env) : [])];
}
