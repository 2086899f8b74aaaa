import { pointerPart } from '../../../engine/definition';
import { type Call, callOf, isList, type Json, operators } from '../../../engine/expression';

export interface CallPlace {
  readonly call: Call;
  readonly pointer: string;
  /** Inside map and its kin, where var reads an element. */
  readonly inElement: boolean;
}

export function argumentPointer(
  { call, pointer }: Pick<CallPlace, 'call' | 'pointer'>,
  index: number,
): string {
  return call.listed ? `${pointer}/${index}` : pointer;
}

export function* callsIn(expression: Json, pointer = '', inElement = false): Generator<CallPlace> {
  if (isList(expression)) {
    for (const [index, item] of expression.entries()) yield* callsIn(item, `${pointer}/${index}`, inElement);
    return;
  }
  const call = callOf(expression);
  if (!call) return;
  const place = { call, pointer: pointer + pointerPart(call.name), inElement };
  yield place;
  const args = operators.get(call.name)?.args;
  for (const [index, arg] of call.args.entries()) {
    const inner = inElement || args?.[index]?.kind === 'element-expression';
    yield* callsIn(arg, argumentPointer(place, index), inner);
  }
}

export function* literalResults(expression: Json, pointer = ''): Generator<{ value: Json; pointer: string }> {
  const call = callOf(expression);
  if (!call) {
    yield { value: expression, pointer };
    return;
  }
  const place = { call, pointer: pointer + pointerPart(call.name) };
  const isResult = (index: number) =>
    call.name === 'if' || call.name === '?:'
      ? index % 2 === 1 || index === call.args.length - 1
      : call.name === 'or';
  for (const [index, arg] of call.args.entries()) {
    if (isResult(index)) yield* literalResults(arg, argumentPointer(place, index));
  }
}
