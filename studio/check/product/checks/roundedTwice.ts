import { callOf, isList, isObject, type Json } from '../../../../engine/expression';
import { below } from '../../expression/fault';
import type { Finding } from '../../finding';
import type { Check } from '../subject';

/** Where the operators that round take their decimals from; null where they always round to cents. */
const SCALE_AT: Readonly<Record<string, number | null>> = {
  times: 2,
  over: 2,
  percentOf: 2,
  plusPercent: null,
  roundTo: 1,
};

/** An amount in cents times a rate of two decimals has six, and loses nothing. */
const EXACT = 6;

function* within(expression: Json, pointer: string, isRounded: boolean): Generator<Finding> {
  if (isList(expression)) {
    for (const [index, item] of expression.entries()) yield* within(item, below(pointer, index), isRounded);
    return;
  }
  const call = callOf(expression);
  if (!call || !isObject(expression)) return;
  const at = SCALE_AT[call.name];
  const scale = typeof at === 'number' ? (call.args[at] ?? 2) : 2;
  if (isRounded && at !== undefined && typeof scale === 'number' && scale < EXACT) {
    const message = `This is rounded, and what is computed with it is rounded again: a premium is rounded once, at its end. Give ${call.name} ${EXACT} decimals.`;
    yield { pointer: below(pointer, call.name), code: 'rounded-twice', message };
  }
  yield* within(expression[call.name] ?? null, below(pointer, call.name), isRounded || at !== undefined);
}

/** A premium is rounded once, half up to cents, at its end (decision 59). */
export const roundedTwice: Check = function* ({ composed: { rating } }) {
  if (rating) yield* within(rating.commercialPremium, '/rating/commercialPremium', false);
};
