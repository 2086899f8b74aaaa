import type { ConstantTable, Json } from '../../engine/expression';
import { pointerPart } from '../../engine/definition';
import { sameValue } from '../../engine/index';
import { dateText } from '../../engine/values';
import type { Pair, Told } from './Difference';
import { isRecord } from './json';
import { readsConstant } from './reading';
import { fromTo, said } from './words';

type Rows = readonly { readonly from: string; readonly value: Json }[];

function steps(
  rows: Rows,
): readonly { readonly from: string; readonly value: Json; readonly index: number }[] {
  const numbered = rows.map(({ from, value }, index) => ({ from, value, index }));
  const sorted = numbered.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  return sorted.filter(({ value }, at) => at === 0 || !sameValue(value, sorted[at - 1]!.value));
}

const inForce = (rows: Rows, day: string) => steps(rows).findLast(({ from }) => from <= day);

function grows(before: unknown, after: unknown): boolean {
  if (Array.isArray(before) && Array.isArray(after))
    return before.every((entry) => after.some((other) => sameValue(entry, other)));
  if (!isRecord(before) || !isRecord(after)) return sameValue(before, after);
  return Object.entries(before).every(([key, value]) => grows(value, after[key]));
}

/** Constants generated from the catalogue are nobody's own. */
const isOfCatalogue = (name: string) => name.startsWith('catalogue-');

function ofCatalogue(name: string, before: Rows, after: Rows): Told {
  const isMore = grows(before[0]?.value, after[0]?.value);
  const words = `Catálogo: ${isMore ? 'oferece mais' : 'oferece outra coisa'} a quem responde`;
  const at = { file: 'catalogue.json', pointer: '/products' };
  return { kind: name, compatibility: isMore ? 'visible' : 'breaking', words, at };
}

function changes(name: string, before: Rows, after: Rows): Told[] {
  const days = [...new Set([...before, ...after].map(({ from }) => from))].toSorted();
  return days.flatMap((day, at): Told[] => {
    const [was, is] = [inForce(before, day), inForce(after, day)];
    const last = days[at - 1];
    const isGoing =
      last !== undefined &&
      inForce(before, last)?.value === was?.value &&
      inForce(after, last)?.value === is?.value;
    if (sameValue(was?.value, is?.value) || isGoing) return [];
    const words = `Constante ${said(name)}: ${fromTo(was?.value, is?.value)} a partir de ${dateText(day)}`;
    const place = {
      file: 'constants.json',
      pointer: is ? `${pointerPart(name)}/${is.index}` : pointerPart(name),
    };
    return [
      { kind: 'constant-value', compatibility: 'breaking', words, at: place, isGone: is === undefined },
    ];
  });
}

function ofName(name: string, before: Rows, after: Rows): Told[] {
  const found = isOfCatalogue(name) ? [ofCatalogue(name, before, after)] : changes(name, before, after);
  if (found.length > 0) return found;
  const words = `Constante ${said(name)}: o valor é o mesmo em qualquer dia`;
  const at = { file: 'constants.json', pointer: pointerPart(name) };
  return [{ kind: 'constant-text', compatibility: 'visible', words, at }];
}

export function constantDifferences({ before, after }: Pair): Told[] {
  const tables: readonly ConstantTable[] = [before.constants, after.constants];
  const names = [...new Set(tables.flatMap((table) => Object.keys(table)))];
  const rows = (table: ConstantTable, name: string) => (table[name] ?? []) as Rows;
  return names
    .filter((name) => !sameValue(rows(before.constants, name), rows(after.constants, name)))
    .filter((name) => readsConstant(before, name) || readsConstant(after, name))
    .flatMap((name) => ofName(name, rows(before.constants, name), rows(after.constants, name)));
}
