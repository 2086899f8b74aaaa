import { fits, inWords, isOpen, NUMBERS, of, TEXTS, type Kind, type Type } from './Type';

export type Judged = { readonly gives: Type } | { readonly wrong: number; readonly expected: string };

export type Signature = (args: readonly Type[]) => Judged;

export function plain(gives: Type, ...accepted: readonly (readonly Kind[])[]): Signature {
  return (args) => {
    const wrong = args.findIndex((arg, index) => !fits(arg, accepted[index] ?? accepted.at(-1) ?? ['any']));
    const expected = inWords(shortly(accepted[wrong] ?? accepted.at(-1) ?? []));
    return wrong < 0 ? { gives } : { wrong, expected };
  };
}

/** Names text of any format only once. */
export function shortly(kinds: readonly Kind[]): readonly Kind[] {
  if (NUMBERS.every((kind) => kinds.includes(kind))) return ['number'];
  return kinds.includes('text') ? kinds.filter((kind) => kind === 'text' || !TEXTS.includes(kind)) : kinds;
}

const WITH: Readonly<Partial<Record<Kind, readonly Kind[]>>> = { number: ['number', 'count'] };

/** Numbers of one kind, which comes out: amounts with amounts, percentages with percentages. */
export const alike: Signature = (args) => {
  const items = args.map((arg) => (arg.kinds.includes('list') ? (arg.item ?? of('any')) : arg));
  let left: readonly Kind[] = NUMBERS;
  for (const [wrong, item] of items.entries()) {
    const next = left.filter((kind) => fits(item, WITH[kind] ?? [kind]));
    if (next.length === 0) return { wrong, expected: inWords(shortly(left)) };
    left = next;
  }
  return { gives: { kinds: left } };
};

interface Row {
  readonly takes: readonly [Kind, Kind];
  readonly gives: readonly Kind[];
}

export function table(rows: readonly Row[]): Signature {
  return (args) => {
    const [first, second] = [args[0] ?? of('any'), args[1] ?? of('any')];
    const possible = rows.filter(({ takes }) => fits(first, [takes[0]]));
    if (possible.length === 0)
      return { wrong: 0, expected: inWords([...new Set(rows.map(({ takes }) => takes[0]))]) };
    const held = possible.filter(({ takes }) => fits(second, [takes[1]]));
    if (held.length > 0) return { gives: { kinds: [...new Set(held.flatMap(({ gives }) => gives))] } };
    return { wrong: 1, expected: inWords([...new Set(possible.map(({ takes }) => takes[1]))]) };
  };
}

export function row(first: Kind, second: Kind, ...gives: readonly Kind[]): Row {
  return { takes: [first, second], gives };
}

const areTexts = ({ kinds }: Type) => kinds.some((kind) => TEXTS.includes(kind));
const isCounted = ({ kinds }: Type) => kinds.some((kind) => kind === 'count' || kind === 'number');

function canEqual(first: Type, second: Type): boolean {
  if (isOpen(first) || isOpen(second)) return true;
  if (fits(first, second.kinds)) {
    const isForm = (type: Type) => type.kinds.every((kind) => kind !== 'text') && areTexts(type);
    return (
      !(isForm(first) && typeof second.written === 'string') ||
      second.kinds.some((kind) => first.kinds.includes(kind))
    );
  }
  if (isCounted(first) && isCounted(second)) return true;
  if (!areTexts(first) || !areTexts(second)) return false;
  return first.written === undefined && second.written === undefined
    ? true
    : [first, second].some(
        ({ kinds, written }) => written === undefined && kinds.some((kind) => kind === 'text'),
      );
}

export const equals: Signature = (args) => {
  const [first, second] = [args[0] ?? of('any'), args[1] ?? of('any')];
  return canEqual(first, second)
    ? { gives: of('boolean') }
    : { wrong: 1, expected: inWords(shortly(first.kinds)) };
};

const ORDERED: readonly Kind[] = ['date', 'instant', 'text', ...NUMBERS];

export const ordered: Signature = (args) => {
  let left = ORDERED;
  for (const [wrong, arg] of args.entries()) {
    const next = left.filter((kind) => fits(arg, WITH[kind] ?? [kind]));
    if (next.length === 0)
      return { wrong, expected: inWords(wrong === 0 ? ['number', 'date'] : shortly(left)) };
    left = next;
  }
  return { gives: of('boolean') };
};

export const contained: Signature = (args) => {
  const [item, container] = [args[0] ?? of('any'), args[1] ?? of('any')];
  const gives = of('boolean');
  if (isOpen(container)) return { gives };
  if (container.kinds.includes('list')) {
    const inner = container.item ?? of('any');
    return canEqual(item, inner) ? { gives } : { wrong: 0, expected: inWords(shortly(inner.kinds)) };
  }
  if (!fits(container, ['text', 'taxId']) || container.kinds[0] === 'option')
    return { wrong: 1, expected: inWords(['list']) };
  return fits(item, TEXTS) ? { gives } : { wrong: 0, expected: inWords(['text']) };
};
