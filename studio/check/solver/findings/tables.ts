import { constantsRead } from '../../product/constantsRead';
import { callOf, isObject, type Json, pathOf, readsOf } from '../../../../engine/expression';
import { argumentPointer, callsIn } from '../../product/calls';
import { expressionPlaces } from '../../product/expressionPlaces';
import { fixedValues } from '../../product/offers';
import type { Finding } from '../../finding';
import type { Check, Subject } from '../../product/subject';
import { inWords } from '../inWords';
import { solve } from '../solve';
import { answered, fails, holds } from '../verdicts';
import { neededIn, type Needed } from './needed';

function isAsked(subject: Subject, path: string, option: Json, { claims }: Needed): boolean {
  if (claims.length === 0) return true;
  const verdict = solve(subject, [holds({ '==': [{ var: path }, option] }), ...claims]);
  return verdict.is === 'possible' && verdict.isCertain;
}

function* rowless(subject: Subject, expression: Json, pointer: string): Generator<Finding> {
  for (const needed of neededIn(expression)) {
    const { place } = needed;
    const [table, key] = place.call.args;
    if (place.call.name !== 'row' || table === undefined || key === undefined) continue;
    const [constant, field] = [callOf(table), callOf(key)];
    if (constant?.name !== 'constant' || field?.name !== 'var') continue;
    const path = pathOf(field.args[0]);
    const options = fixedValues(subject, subject.fields.get(path)) ?? [];
    for (const { value, from } of constantsRead(subject)[pathOf(constant.args[0])] ?? []) {
      const missing = options.filter(
        (option) =>
          isObject(value) && !Object.hasOwn(value, String(option)) && isAsked(subject, path, option, needed),
      );
      if (missing.length === 0) continue;
      const example = inWords(subject, { [path]: missing[0]! });
      const message = `The table of ${from} has no row for ${missing.join(', ')}: ${example} this comes to nothing.`;
      yield { pointer: pointer + argumentPointer(place, 1), code: 'rate-gap', message };
    }
  }
}

/** Whether a condition is a range; a chain that covers only some values must end in `null`. */
function isRange(condition: Json): boolean {
  const call = callOf(condition);
  if (call?.name === 'and') return call.args.every(isRange);
  return ['<', '<=', '>', '>='].includes(call?.name ?? '');
}

function* gaps(subject: Subject, expression: Json, pointer: string): Generator<Finding> {
  for (const { place, claims } of neededIn(expression)) {
    const { name, args } = place.call;
    if ((name !== 'if' && name !== '?:') || args.length < 2) continue;
    const conditions = args.filter((_arg, index) => index % 2 === 0 && index < args.length - 1);
    const isElse = args.length % 2 === 1;
    if (isElse && (args.at(-1) !== null || !conditions.every(isRange))) continue;
    const read = [...new Set(conditions.flatMap((condition) => readsOf(condition).fields))];
    const verdict = solve(subject, [...read.map(answered), ...claims, ...conditions.map(fails)]);
    if (verdict.is !== 'possible' || !verdict.isCertain) continue;
    const example = inWords(subject, verdict.example);
    const message = `No condition holds ${example}, so that this comes to nothing: add a last value.`;
    yield { pointer: pointer + place.pointer, code: 'rate-gap', message };
  }
}

const LOWER = ['>', '>='];
const UPPER = ['<', '<='];

function isClosed(condition: Json): boolean {
  const call = callOf(condition);
  const names = call?.name === 'and' ? call.args.map((arg) => callOf(arg)?.name ?? '') : [];
  return [LOWER, UPPER].every((bounds) => names.some((name) => bounds.includes(name)));
}

function* overlaps(subject: Subject, expression: Json, pointer: string): Generator<Finding> {
  for (const place of callsIn(expression)) {
    const { name, args } = place.call;
    if (place.inElement || (name !== 'if' && name !== '?:')) continue;
    const rows = args.flatMap((condition, index) =>
      index % 2 === 0 && index < args.length - 1 && isClosed(condition) ? [{ condition, index }] : [],
    );
    for (const [later, { condition, index }] of rows.entries()) {
      for (const before of rows.slice(0, later)) {
        const verdict = solve(subject, [holds(before.condition), holds(condition)]);
        if (verdict.is !== 'possible' || !verdict.isCertain) continue;
        const message = `Two rows hold ${inWords(subject, verdict.example)}, and the earlier one counts.`;
        yield { pointer: pointer + argumentPointer(place, index), code: 'rate-overlap', message };
      }
    }
  }
}

/** Every answer has exactly one value in a rating's tables. */
export const solvedTables: Check = function* (subject) {
  for (const { expression, pointer, isCondition } of expressionPlaces(subject)) {
    if (isCondition || !pointer.startsWith('/rating/')) continue;
    yield* rowless(subject, expression, pointer);
    yield* gaps(subject, expression, pointer);
    yield* overlaps(subject, expression, pointer);
  }
};
