import { callOf, type Json, pathOf } from '../../../engine/expression';
import { constantsRead } from '../product/constantsRead';
import type { Subject } from '../product/subject';
import type { Claim } from './Claim';
import { fieldRules } from './fieldRules';
import type { Problem } from './Problem';
import { readOf, type Variable } from './Variable';

/** How deep computed values are followed. */
const DEEPEST = 4;

const GROWING = new Set(['sum', 'max', 'min', 'times', 'percentOf', 'plusPercent', 'over', 'if', '?:', 'or']);

/** Whether a value is never below zero, as its parts and limits say. */
function isPositive(subject: Subject, expression: Json, depth = 0): boolean {
  if (expression === null) return true;
  if (typeof expression === 'number') return expression >= 0;
  if (Array.isArray(expression)) return expression.every((item) => isPositive(subject, item, depth));
  const call = callOf(expression);
  if (!call || depth > DEEPEST) return false;
  if (call.name === 'constant')
    return (constantsRead(subject)[pathOf(call.args[0])] ?? []).every(
      ({ value }) => typeof value === 'number' && value >= 0,
    );
  if (call.name !== 'var')
    return (
      GROWING.has(call.name) &&
      amountsOf(call.name, call.args).every((arg) => isPositive(subject, arg, depth))
    );
  const path = pathOf(call.args[0]);
  const derived = subject.definition.rules.derived.find(({ field }) => field === path);
  if (derived) return isPositive(subject, derived.value, depth + 1);
  const { minimum, exclusiveMinimum } = subject.fields.get(path)?.schema ?? {};
  return (minimum ?? exclusiveMinimum ?? -1) >= 0;
}

/** What a call's value is made of: not its conditions. */
function amountsOf(name: string, args: readonly Json[]): readonly Json[] {
  return name === 'if' || name === '?:'
    ? args.filter((_arg, index) => index % 2 === 1 || index === args.length - 1)
    : args;
}

interface Share {
  readonly variable: Variable;
  readonly of: string;
  readonly factor: number;
}

/** An answer that reads as it was given, whatever rules say, is all of itself. */
function wholeOf(subject: Subject, path: string, variable: Variable): Share | undefined {
  const { shownWhen, derived, forced } = fieldRules(subject, path);
  if (shownWhen.length > 0 || derived !== undefined || forced) return undefined;
  return { variable, of: JSON.stringify({ var: path }), factor: 1 };
}

/** What an unknown amount is a written share of; an answer is a hundred percent of itself. */
function shareOf(subject: Subject, key: string, variable: Variable): Share | undefined {
  if (variable.sort !== 'number') return undefined;
  if (key.startsWith('answer ')) return wholeOf(subject, key.slice('answer '.length), variable);
  if (!key.startsWith('value ')) return undefined;
  const call = callOf(JSON.parse(key.slice('value '.length)) as Json);
  const [of = null, factor] = call?.args ?? [];
  if (!call || typeof factor !== 'number' || factor < 0 || call.args.length !== 2) return undefined;
  if ((call.name !== 'percentOf' && call.name !== 'times') || !isPositive(subject, of)) return undefined;
  return { variable, of: JSON.stringify(of), factor: call.name === 'times' ? factor : factor / 100 };
}

/** That a larger share of an amount is no smaller, and that there is none where there is no amount. */
export function orderedShares(problem: Problem): Claim[] {
  const shares = [...problem.variables].flatMap(
    ([key, variable]) => shareOf(problem.subject, key, variable) ?? [],
  );
  return shares.flatMap((less) =>
    shares
      .filter((more) => more !== less && more.of === less.of && more.factor >= less.factor)
      .flatMap((more) => ordered(problem, less.variable, more.variable)),
  );
}

function ordered(problem: Problem, less: Variable, more: Variable): Claim[] {
  problem.compare({ variable: less, offset: 0 }, { variable: more, offset: 0 }, true);
  const [one, other] = [readOf(less), readOf(more)];
  const isNone = (value: Json): Json => ({ '==': [value, null] });
  return [
    { expression: { or: [isNone(one), { '<=': [one, other] }] }, holds: true },
    { expression: { or: [isNone(one), { '!': [isNone(other)] }] }, holds: true },
    { expression: { or: [{ '!': [isNone(one)] }, isNone(other)] }, holds: true },
  ];
}
