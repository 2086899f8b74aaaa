import type { Environment, Evaluate, Frame, Json, Scope } from './types';
import type { Compilation, Operator, PureOperator } from './operator';
import { type Call, callOf, isList } from './expressionShape';
import { operators } from './operators';

type Apply = PureOperator['apply'];

const reading: ReadonlySet<string> = new Set([
  'var',
  'missing',
  'missing_some',
  'today',
  'constant',
  'context',
  'answer',
  'searched',
]);
const nowhere: Environment = { today: '', constants: {}, context: null };
const emptyFrame: Frame = { values: [], env: nowhere };

/**
 * An expression as a closure; no code is generated.
 * @throws RangeError for an operator or field that does not exist; the check of products refuses those before.
 */
export function compileExpression(expression: Json, scope: Scope): Evaluate {
  return compilationIn(scope).value(expression);
}

function compilationIn(scope: Scope): Compilation {
  const compilation: Compilation = {
    scope,
    value: (expression) => valueOf(expression, compilation),
    loose: (expression) => looseOf(expression, compilation),
    constant: (expression) => constantOf(expression, compilation),
    within: compilationIn,
  };
  return compilation;
}

/** Only a var without default can give `undefined`, and an operator that has no operand. */
function valueOf(expression: Json, compilation: Compilation): Evaluate {
  const evaluate = looseOf(expression, compilation);
  return callOf(expression)?.name === 'var' ? (frame) => evaluate(frame) ?? null : evaluate;
}

function looseOf(expression: Json, compilation: Compilation): Evaluate {
  if (isList(expression)) return listOf(expression.map((item) => valueOf(item, compilation)));
  const call = callOf(expression);
  if (!call) return () => expression;
  const evaluate = compileCall(call, compilation);
  return readsNothing(expression) ? folded(evaluate) : evaluate;
}

/** Each evaluation makes a new list, so that no two sessions share one. */
function listOf(items: readonly Evaluate[]): Evaluate {
  return (frame) => items.map((item) => item(frame));
}

function folded(evaluate: Evaluate): Evaluate {
  const value = evaluate(emptyFrame);
  return typeof value === 'object' && value !== null ? evaluate : () => value;
}

function constantOf(expression: Json, compilation: Compilation): { readonly value: unknown } | undefined {
  return readsNothing(expression) ? { value: looseOf(expression, compilation)(emptyFrame) } : undefined;
}

function readsNothing(expression: Json): boolean {
  if (isList(expression)) return expression.every(readsNothing);
  const call = callOf(expression);
  return !call || (!reading.has(call.name) && call.args.every(readsNothing));
}

function compileCall({ name, args }: Call, compilation: Compilation): Evaluate {
  const operator = operators.get(name);
  if (!operator) throw new RangeError(`No such operator: ${name}`);
  switch (operator.kind) {
    case 'standard':
      return operator.compile(args, compilation);
    case 'pure':
      return compilePure(operator, operandsOf(operator, args, compilation));
    case 'bound':
      return callOne(operator.bind(String(args[1] ?? '')), compilation.loose(args[0] ?? null));
    case 'environment':
      return callEnvironment(operator.bind(String(args[0] ?? '')), args[1], compilation);
  }
}

/** Added operators take `undefined` for empty, except where it would stand for an argument left out. */
function operandsOf(operator: Operator, args: readonly Json[], compilation: Compilation): Evaluate[] {
  return args.map((arg, index) =>
    operator.args[index]?.optional ? compilation.value(arg) : compilation.loose(arg),
  );
}

function compilePure(operator: PureOperator, operands: readonly Evaluate[]): Evaluate {
  if (operator.compile) return operator.compile(operands);
  const { apply, two } = operator;
  const [first, second, third] = operands;
  if (first && operands.length === 1) return callOne(apply, first);
  if (first && second && operands.length === 2)
    return two ? two(first, second) : callTwo(apply, first, second);
  if (first && second && third && operands.length === 3) return callThree(apply, first, second, third);
  return (frame) => apply(...operands.map((operand) => operand(frame)));
}

function callOne(apply: Apply, first: Evaluate): Evaluate {
  return (frame) => apply(first(frame));
}

function callTwo(apply: Apply, first: Evaluate, second: Evaluate): Evaluate {
  return (frame) => apply(first(frame), second(frame));
}

function callThree(apply: Apply, first: Evaluate, second: Evaluate, third: Evaluate): Evaluate {
  return (frame) => apply(first(frame), second(frame), third(frame));
}

type InEnvironment = (env: Environment, value?: unknown) => unknown;

function callEnvironment(read: InEnvironment, arg: Json | undefined, compilation: Compilation): Evaluate {
  if (arg === undefined) return (frame) => read(frame.env);
  const value = compilation.value(arg);
  return (frame) => read(frame.env, value(frame));
}
