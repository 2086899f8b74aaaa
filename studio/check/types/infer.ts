import { type Call, callOf, isList, isObject, type Json, operators } from '../../../engine/expression';
import { mismatch } from './mismatch';
import { shaped } from './shaped';
import { SIGNATURES } from './signatures';
import { at, type Surroundings, type Variant } from './surroundings';
import { ANY, listOf, type Kind, type Type } from './Type';
import { writtenType } from './written';

const MOST_COMBINATIONS = 64;

export function infer(expression: Json, place: Surroundings): readonly Variant[] {
  if (isList(expression)) return [{ type: listType(expression, place), pointer: place.pointer }];
  const call = callOf(expression);
  if (call && operators.has(call.name)) return inferCall(call, place);
  return [{ type: isObject(expression) ? ANY : writtenType(expression), pointer: place.pointer }];
}

/** A written list is of what its items are, as far as they are alike. */
function listType(items: readonly Json[], place: Surroundings): Type {
  const types = items.flatMap((item, index) =>
    infer(item, { ...place, pointer: `${place.pointer}/${index}` }),
  );
  const [first, ...others] = types.map(({ type }) => type);
  if (!first) return listOf(ANY);
  const kinds = first.kinds.filter((kind) => others.every((type) => type.kinds.includes(kind)));
  const isWritten = types.every(({ type }) => type.written !== undefined);
  return listOf(kinds.length > 0 ? { kinds, written: isWritten ? first.written : undefined } : ANY);
}

function inferCall(call: Call, place: Surroundings): readonly Variant[] {
  const shape = shaped[call.name];
  if (shape) return shape(call, place);
  const signature = SIGNATURES[call.name];
  const pointer = place.pointer;
  if (!signature) return [{ type: ANY, pointer }];
  const args = call.args.map((arg, index) => infer(arg, elementOf(call, place, index)));
  const types: Type[] = [];
  for (const combination of combinations(args)) {
    const judged = signature(combination.map(({ type }) => type));
    if ('wrong' in judged) {
      place.report(mismatch(call, judged, combination));
      return [{ type: ANY, pointer }];
    }
    types.push(wholeOf(call, judged.gives));
  }
  return [...new Map(types.map((type) => [type.kinds.join(), { type, pointer }])).values()];
}

/** A quotient or product without decimals is a whole number too. */
function wholeOf({ name, args }: Call, type: Type): Type {
  const isWhole = (name === 'over' || name === 'times') && args[2] === 0 && type.kinds.includes('number');
  return isWhole ? { kinds: [...new Set<Kind>([...type.kinds, 'count'])] } : type;
}

function elementOf(call: Call, place: Surroundings, index: number): Surroundings {
  const isVisit = operators.get(call.name)?.args[index]?.kind === 'element-expression';
  if (!isVisit) return at(call, place, index);
  const silent = { ...at(call, place, 0), report: () => {} };
  const element = infer(call.args[0] ?? null, silent)[0]?.type.item ?? ANY;
  return { ...at(call, place, index), element };
}

function combinations(args: readonly (readonly Variant[])[]): readonly (readonly Variant[])[] {
  return args.reduce<readonly (readonly Variant[])[]>(
    (found, variants) =>
      found.flatMap((before) => variants.map((variant) => [...before, variant])).slice(0, MOST_COMBINATIONS),
    [[]],
  );
}
