import { type Call, type Json, pathOf } from '../../../engine/expression';
import { nearest } from '../../../engine/index';
import { partOf } from './declared';
import { mismatch } from './mismatch';
import { at, type Surroundings, type Variant } from './surroundings';
import { ANY, fits, listOf, NUMBERS, of, type Kind, type Type } from './Type';

type Shaped = (call: Call, place: Surroundings) => readonly Variant[];

function argument(call: Call, place: Surroundings, index: number): readonly Variant[] {
  return index < call.args.length ? place.infer(call.args[index] ?? null, at(call, place, index)) : [];
}

function single(variants: readonly Variant[]): Type {
  const [first, ...others] = variants;
  return first && others.every(({ type }) => type.kinds[0] === first.type.kinds[0]) ? first.type : ANY;
}

function part(type: Type, path: string, place: Surroundings): Type {
  const found = partOf(type, path);
  if (found) return found;
  const names = Object.keys(type.parts ?? {});
  const what = names.length > 0 ? `it has ${names.slice(0, 12).join(', ')}` : 'it has no parts';
  const isAnswer = place.element === type && place.isField(path);
  const message = isAnswer
    ? `Inside map and its kin var reads the element, never the answer ${path}: write what needs that answer outside of them.`
    : `There is no "${path}" here: ${what}.`;
  place.report({ pointer: place.pointer, code: 'unknown-answer', message, suggestion: nearest(path, names) });
  return ANY;
}

const readVar: Shaped = (call, place) => {
  const path = pathOf(call.args[0]);
  const inner = at(call, place, 0);
  const type = place.element ? part(place.element, path, inner) : place.field(path);
  return [{ type, pointer: place.pointer }, ...argument(call, place, 1)];
};

/** A written condition is always the same: probably an argument is misplaced. */
function condition(call: Call, place: Surroundings, index: number): void {
  for (const { type, pointer } of argument(call, place, index)) {
    if (type.written === undefined) continue;
    const message = `${call.name} asks a condition first, and this is a written value. Write it like {"if":[{">":[{"var":"days"},365]},"longo","curto"]}.`;
    place.report({ pointer, code: 'written-condition', message });
  }
}

const branches: Shaped = (call, place) => {
  const last = call.args.length - 1;
  return call.args.flatMap((_arg, index) => {
    if (index % 2 === 1 || index === last) return argument(call, place, index);
    condition(call, place, index);
    return [];
  });
};

const lastOf: Shaped = (call, place) =>
  call.args.map((_arg, index) => argument(call, place, index)).at(-1) ?? [];

const anyOf: Shaped = (call, place) => call.args.flatMap((_arg, index) => argument(call, place, index));

function accepting(
  call: Call,
  place: Surroundings,
  kinds: readonly Kind[],
  expected: string,
): readonly Variant[] {
  const given = argument(call, place, 0);
  const wrong = given.find(({ type }) => !fits(type, kinds));
  if (!wrong) return given;
  place.report(mismatch(call, { wrong: 0, expected }, [wrong]));
  return [{ type: ANY, pointer: wrong.pointer }];
}

const listed = (call: Call, place: Surroundings) => single(accepting(call, place, ['list'], 'a list'));

const itself: Shaped = (call, place) => [{ type: listed(call, place), pointer: place.pointer }];

const visiting = (call: Call, place: Surroundings) => {
  const list = listed(call, place);
  return { list, inner: { ...at(call, place, 1), element: list.item ?? ANY } };
};

/** Rounding keeps the kind; without decimals a number becomes whole. */
const rounded: Shaped = (call, place) => {
  const given = accepting(call, place, NUMBERS, 'a number');
  return given.map(({ type }) => {
    const isWhole = call.args[1] === 0 && type.kinds.includes('number');
    const kinds = type.kinds.filter((kind) => kind !== 'nothing');
    return {
      type: { kinds: isWhole ? [...new Set<Kind>([...kinds, 'count'])] : kinds },
      pointer: place.pointer,
    };
  });
};

function cells(type: Type): Type {
  const rows = Object.values(type.parts ?? {});
  const [first] = rows;
  if (!first?.parts) return first && rows.every(({ kinds }) => kinds[0] === first.kinds[0]) ? first : ANY;
  return { kinds: ['record'], parts: Object.assign({}, ...rows.map(({ parts }) => parts)) as Type['parts'] };
}

function objectType(call: Call, place: Surroundings): Type {
  const parts: Record<string, Type> = {};
  for (let index = 0; index < call.args.length; index += 2) {
    const key: Json | undefined = call.args[index];
    const value = single(argument(call, place, index + 1));
    if (typeof key !== 'string') return { kinds: ['record'] };
    parts[key] = value;
  }
  return { kinds: ['record'], parts };
}

const one = (type: Type, { pointer }: Surroundings): readonly Variant[] => [{ type, pointer }];

export const shaped: Readonly<Record<string, Shaped>> = {
  var: readVar,
  if: branches,
  '?:': branches,
  and: lastOf,
  or: anyOf,
  constant: (call, place) => {
    const wrong = argument(call, place, 1).find(({ type }) => !fits(type, ['date']));
    if (wrong) place.report(mismatch(call, { wrong: 1, expected: 'a date' }, [wrong, wrong]));
    return one(place.constant(pathOf(call.args[0])), place);
  },
  context: (call, place) => one(place.context(pathOf(call.args[0])), place),
  answer: (call, place) => one(partOf(place.answer, pathOf(call.args[0])) ?? ANY, place),
  roundTo: rounded,
  floorTo: rounded,
  map: (call, place) => {
    const { inner } = visiting(call, place);
    return one(listOf(single(place.infer(call.args[1] ?? null, inner))), inner);
  },
  filter: (call, place) => {
    const { list, inner } = visiting(call, place);
    place.infer(call.args[1] ?? null, inner);
    return one(list, place);
  },
  reduce: (call, place) => {
    const { list } = visiting(call, place);
    const parts = { current: list.item ?? ANY, accumulator: ANY };
    place.infer(call.args[1] ?? null, { ...at(call, place, 1), element: { kinds: ['record'], parts } });
    return one(ANY, place);
  },
  get: (call, place) => {
    const path = pathOf(call.args[1]);
    return argument(call, place, 0).map(({ type, pointer }) => ({
      type: part(type, path, at(call, place, 1)),
      pointer,
    }));
  },
  first: (call, place) => one(listed(call, place).item ?? ANY, place),
  distinct: itself,
  sortBy: (call, place) => {
    const list = listed(call, place);
    if (list.item) part(list.item, pathOf(call.args[1]), at(call, place, 1));
    return one(list, place);
  },
  row: (call, place) => {
    argument(call, place, 1);
    return one(cells(single(argument(call, place, 0))), place);
  },
  rows: (call, place) => {
    const { parts } = cells(single(argument(call, place, 0)));
    return one(listOf(parts ? { kinds: ['record'], parts: { ...parts, key: of('text') } } : ANY), place);
  },
  object: (call, place) => one(objectType(call, place), place),
};
