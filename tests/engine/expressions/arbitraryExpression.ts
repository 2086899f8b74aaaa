import * as fc from 'fast-check';
import type { Json } from '../../../engine/expression/types';
import type { Argument, ArgumentKind, Operator } from '../../../engine/expression/operator';
import { operators } from '../../../engine/expression/operators';
import { amount, date, fieldPaths, scalar, text } from './arbitraryData';

const elementPaths = [
  '',
  'name',
  'value',
  'current',
  'accumulator',
  'current.name',
  '0',
  'length',
  'none.at.all',
];
const unsafePaths = ['constructor', 'text.constructor', '__proto__.x', 'rows.toString', 'list.prototype'];
const insidePaths = ['choice.name', 'list.0', 'rows.0.name', 'text.length', 'days.none'];

const literals: Partial<Record<ArgumentKind, fc.Arbitrary<Json>>> = {
  any: scalar,
  constant: fc.constantFrom('ceiling', 'list', 'toString', 'none'),
  date,
  integer: fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: -40, max: 400 })),
  key: fc.constantFrom('id', 'name', '__proto__'),
  path: fc.constantFrom('', 'name', 'value', '0', 'user.name', '__proto__'),
  pattern: fc.constantFrom('^[\\p{L} ]+$', '\\d', '', '^a'),
  scale: fc.integer({ min: 0, max: 12 }),
  number: amount,
  text: fc.oneof(text, fc.constantFrom('.', 'a', '1')),
  list: fc.array(scalar, { maxLength: 3 }),
};

const fields: Partial<Record<ArgumentKind, readonly string[]>> = {
  date: ['date'],
  integer: ['days'],
  number: ['amount', 'group.value', 'days'],
  text: ['text', 'group.name'],
  list: ['list', 'rows'],
};

interface Setting {
  readonly chosen: readonly Operator[];
  readonly inElement: boolean;
}

export function expressionOf(chosen: readonly Operator[], depth: number): fc.Arbitrary<Json> {
  return expression({ chosen, inElement: false }, depth);
}

export const everyOperator = [...operators.values()];
export const standardOperators = everyOperator.filter(({ kind }) => kind === 'standard');

function expression(setting: Setting, depth: number): fc.Arbitrary<Json> {
  const leaf = fc.oneof({ weight: 2, arbitrary: scalar }, { weight: 3, arbitrary: variable(setting) });
  if (depth === 0) return leaf;
  const call = fc.constantFrom(...setting.chosen).chain((operator) => callOf(operator, setting, depth));
  const list = fc.array(expression(setting, depth - 1), { maxLength: 3 });
  return fc.oneof(
    { weight: 6, arbitrary: call },
    { weight: 1, arbitrary: leaf },
    { weight: 1, arbitrary: list },
  );
}

function paths({ inElement }: Setting): fc.Arbitrary<string> {
  const own = inElement ? elementPaths : [...fieldPaths, ...insidePaths];
  return fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...own) },
    { weight: 1, arbitrary: fc.constantFrom(...unsafePaths) },
  );
}

function variable(setting: Setting): fc.Arbitrary<Json> {
  return paths(setting).map((path) => ({ var: path }));
}

function callOf(operator: Operator, setting: Setting, depth: number): fc.Arbitrary<Json> {
  const fixed = operator.args.filter(({ rest }) => !rest);
  const repeating = operator.args.filter(({ rest }) => rest);
  const least = operator.name === 'var' ? 1 : fixed.filter((argument) => !argument.optional).length;
  return fc
    .tuple(fc.integer({ min: least, max: fixed.length }), fc.integer({ min: 0, max: 2 }))
    .chain(([given, rounds]) => {
      const more = given < fixed.length ? [] : Array.from({ length: rounds }, () => repeating).flat();
      const args = [...fixed.slice(0, given), ...more];
      return fc.tuple(...args.map((argument) => argumentOf(argument, operator, setting, depth - 1)));
    })
    .map((args) => ({ [operator.name]: args }));
}

function argumentOf(
  argument: Argument,
  operator: Operator,
  setting: Setting,
  depth: number,
): fc.Arbitrary<Json> {
  if (argument.kind === 'field')
    return operator.name === 'missing_some' ? pathLists(setting) : paths(setting);
  const literal = literals[argument.kind];
  if (argument.literal && literal) return literal;
  const inElement = setting.inElement || argument.kind === 'element-expression';
  const likely = fields[argument.kind] ?? (inElement ? elementPaths : fieldPaths);
  return fc.oneof(
    { weight: 2, arbitrary: literal ?? scalar },
    { weight: 2, arbitrary: fc.constantFrom(...likely).map((path) => ({ var: path })) },
    { weight: 3, arbitrary: expression({ ...setting, inElement }, depth) },
  );
}

function pathLists(setting: Setting): fc.Arbitrary<Json> {
  return fc.array(paths(setting), { minLength: 1, maxLength: 3 });
}
