import { callOf, isList, isObject, type Json } from '../../engine/expression';

/** What a question is asked without anything beside it. */
const ALONE = ['answered', 'empty', 'isDate', 'isCpf', 'isCnpj', 'isTaxId', 'isCep', 'isPhone'] as const;
export const COMPARISONS = [...ALONE, '==', '!=', '>', '>=', '<', '<='] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** What one question is asked for: `against` is a written value, another question, a constant or today. */
export interface Part {
  readonly question: string;
  readonly comparison: Comparison;
  readonly against?: Json;
}

export type Joint = 'and' | 'or';

export interface Joined {
  readonly by: Joint;
  readonly parts: readonly Json[];
}

export const isAlone = (comparison: string) => ALONE.some((one) => one === comparison);

/** The parts of a condition, of which all or any have to hold. */
export function joinedOf(condition: Json | undefined): Joined {
  if (condition === undefined) return { by: 'and', parts: [] };
  const call = callOf(condition);
  if (call?.listed && call.args.length > 1 && (call.name === 'and' || call.name === 'or'))
    return { by: call.name, parts: call.args };
  return { by: 'and', parts: [condition] };
}

/** One part stands alone; without any there is no condition. */
export function conditionOf({ by, parts }: Joined): Json | undefined {
  return parts.length < 2 ? parts[0] : { [by]: parts };
}

/** What a call of that name reads by one text, if it is such a call. */
export function namedIn(expression: Json, name: 'var' | 'constant'): string | undefined {
  const call = callOf(expression);
  const [only] = call?.args ?? [];
  return call?.name === name && call.args.length === 1 && typeof only === 'string' ? only : undefined;
}

export const isToday = (expression: Json) => callOf(expression)?.name === 'today';

const isSaid = (against: Json) =>
  (!isObject(against) && !isList(against)) ||
  isToday(against) ||
  namedIn(against, 'var') !== undefined ||
  namedIn(against, 'constant') !== undefined;

function compared(name: string, left: Json, right: Json): Part | undefined {
  const question = namedIn(left, 'var');
  const comparison = COMPARISONS.find((one) => one === name);
  if (question === undefined || comparison === undefined || isAlone(comparison)) return undefined;
  if (right !== null) return isSaid(right) ? { question, comparison, against: right } : undefined;
  if (comparison === '==') return { question, comparison: 'empty' };
  return comparison === '!=' ? { question, comparison: 'answered' } : undefined;
}

/** A part as it is said of one question; undefined for what takes more than that. */
export function partOf(condition: Json): Part | undefined {
  const question = namedIn(condition, 'var');
  if (question !== undefined) return { question, comparison: 'answered' };
  const call = callOf(condition);
  const [left = null, right] = call?.args ?? [];
  const negated = call?.name === '!' && right === undefined ? namedIn(left, 'var') : undefined;
  if (negated !== undefined) return { question: negated, comparison: 'empty' };
  if (call?.args.length === 2) return compared(call.name, left, right ?? null);
  const comparison = COMPARISONS.find((one) => one === call?.name && one.startsWith('is'));
  const told = comparison && right === undefined ? namedIn(left, 'var') : undefined;
  return told !== undefined ? { question: told, comparison: comparison! } : undefined;
}

export function partCondition({ question, comparison, against = null }: Part): Json {
  const asked = { var: question };
  if (comparison === 'answered') return asked;
  if (comparison === 'empty') return { '!': [asked] };
  return { [comparison]: isAlone(comparison) ? [asked] : [asked, against] };
}
