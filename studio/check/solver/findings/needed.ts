import { callOf, isList, type Json, operators } from '../../../../engine/expression';
import { pointerPart } from '../../../../engine/definition';
import { argumentPointer, type CallPlace } from '../../product/calls';
import type { Claim } from '../Claim';
import { fails, holds } from '../verdicts';

export interface Needed {
  readonly place: CallPlace;
  readonly claims: readonly Claim[];
}

/** What holds where an argument is evaluated; `undefined` where it may be empty without harm, as in conditions. */
function claimsAt({ name, args }: CallPlace['call'], index: number): readonly Claim[] | undefined {
  const isLast = index === args.length - 1;
  if (name === 'or') return isLast ? args.slice(0, index).map(fails) : undefined;
  if (name === 'and') return isLast ? args.slice(0, index).map(holds) : undefined;
  if (name === '!' || name === '!!') return undefined;
  if (name !== 'if' && name !== '?:') return [];
  if (index % 2 === 0 && !isLast) return undefined;
  const conditions = args.filter((_arg, place) => place % 2 === 0 && place < index);
  return conditions.map((condition, place) => (place * 2 === index - 1 ? holds : fails)(condition));
}

/** A single conditional surcharge: sum leaves out empty values. */
function isLeftOut(name: string, arg: Json): boolean {
  const call = callOf(arg);
  return name === 'sum' && (call?.name === 'if' || call?.name === '?:') && call.args.length === 2;
}

export function* neededIn(expression: Json, pointer = '', claims: readonly Claim[] = []): Generator<Needed> {
  if (isList(expression)) {
    for (const [index, item] of expression.entries()) yield* neededIn(item, `${pointer}/${index}`, claims);
    return;
  }
  const call = callOf(expression);
  if (!call) return;
  const place = { call, pointer: pointer + pointerPart(call.name), inElement: false };
  yield { place, claims };
  for (const [index, arg] of call.args.entries()) {
    const own = claimsAt(call, index);
    const isVisit = operators.get(call.name)?.args[index]?.kind === 'element-expression';
    if (own && !isVisit && !isLeftOut(call.name, arg))
      yield* neededIn(arg, argumentPointer(place, index), [...claims, ...own]);
  }
}
