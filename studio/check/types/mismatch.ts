import { type Call, type Json, operators } from '../../../engine/expression';
import type { Finding } from '../finding';
import type { Judged } from './signature';
import type { Variant } from './surroundings';
import { named, type Kind } from './Type';

const HELD_AGAINST: Partial<Readonly<Record<Kind, readonly [Json, Json]>>> = {
  date: [{ var: 'step.start' }, '2026-12-01'],
  money: [{ var: 'step.amount' }, 1000],
  percent: [{ var: 'step.percentage' }, 30],
  count: [{ var: 'step.days' }, 30],
  taxId: [{ var: 'step.document' }, '11222333000181'],
  choice: [{ var: 'step.holder.value' }, '11222333000181'],
  list: [{ count: [{ var: 'step.files' }] }, 0],
};

const COMPARISONS = new Set(['==', '===', '!=', '!==', '>', '>=', '<', '<=']);

function exampleOf(name: string, args: readonly Variant[]): string {
  const kinds = args.flatMap(({ type }) => (type.written === undefined ? type.kinds.slice(0, 1) : []));
  const held = COMPARISONS.has(name)
    ? kinds.map((kind) => HELD_AGAINST[kind]).find((pair) => pair)
    : undefined;
  return JSON.stringify(held ? { [name]: held } : operators.get(name)?.example.expression);
}

export function mismatch(
  call: Call,
  { wrong, expected }: Extract<Judged, { wrong: number }>,
  args: readonly Variant[],
): Finding {
  const given = args[wrong]!;
  const argument = operators.get(call.name)?.args[wrong]?.name;
  const before = args[wrong - 1];
  const beside = COMPARING.has(call.name) && before ? ` beside ${named(before.type)}` : '';
  const place = argument && beside === '' ? ` as its ${argument}` : beside;
  const message = `${call.name} takes ${expected}${place}, not ${named(given.type)}. ${hintOf(call.name, args)}Write it like ${exampleOf(call.name, args)}.`;
  return { pointer: given.pointer, code: 'type-mismatch', message };
}

const COMPARING = new Set([
  '==',
  '===',
  '!=',
  '!==',
  '>',
  '>=',
  '<',
  '<=',
  'sum',
  'minus',
  'min',
  'max',
  '+',
  '-',
]);

function hintOf(name: string, args: readonly Variant[]): string {
  const has = (kind: string) => args.some(({ type }) => type.kinds[0] === kind);
  if (has('choice')) return 'A part of a choice is read as field.value or field.label. ';
  if (has('money') && has('percent'))
    return 'A part of an amount is percentOf, an increased amount plusPercent. ';
  if (name === 'minus' && has('date')) return 'Days between two dates are daysBetween. ';
  if (name === 'cat' && has('money')) return 'An amount is printed by formatMoney. ';
  if (name === 'cat' && has('date')) return 'A date is printed by formatDate. ';
  return '';
}
