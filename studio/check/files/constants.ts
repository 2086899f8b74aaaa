import {
  type Catalogue,
  constantsOf,
  type Fault,
  pointerPart,
  type ProductFiles,
  requestEntries,
  contentOf,
} from '../../../engine/definition';
import { isList, isObject, type Json } from '../../../engine/expression';
import { packedDate } from '../../../engine/values';
import { nearest, once } from '../../../engine/index';
import type { FaultCode } from '../faultCodes';
import { unitOf, unitWords } from '../types/declared';

const file = 'constants.json';

type Row = { readonly from: string; readonly value: Json; readonly note?: string };
type Table = Readonly<Record<string, readonly Row[]>>;
type Cells = Readonly<Record<string, Json>>;

function fault(pointer: string, code: FaultCode, message: string, suggestion?: string): Fault {
  return { file, pointer, code, message, suggestion };
}

type Listed = Table & { readonly $schema?: unknown };

const NONE: Listed = {};
const tableIn = once(({ $schema: _schema, ...table }: Listed): Table => table);

function tableOf(files: ProductFiles): Table {
  return tableIn(contentOf<Listed>(files, file) ?? NONE);
}

function isHundredth(one: Json, other: Json): boolean {
  if (typeof one !== 'number' || typeof other !== 'number' || one === 0) return false;
  const times = one / other;
  return [100, 0.01].some((share) => Math.abs(times / share - 1) < 1e-9);
}

const UNITLESS =
  'The note begins with a unit, and the value is no number: begin the note of a table, or of a text, with a word.';

function ofRow(rows: readonly Row[], index: number, at: string): Fault[] {
  const [first, row, before] = [rows[0]!, rows[index]!, rows[index - 1]];
  const found: Fault[] = [];
  const unit = unitOf(row.note);
  if (packedDate(row.from) === 0)
    found.push(fault(`${at}/from`, 'no-such-day', `The calendar has no day ${row.from}.`));
  if (before && before.from >= row.from) {
    const message = `This row is not later than the one before it (${before.from}).`;
    found.push(fault(`${at}/from`, 'row-order', message));
  }
  if (typeof row.value !== typeof first.value) {
    const message = `The first row has a ${typeof first.value}, this one a ${typeof row.value}.`;
    found.push(fault(`${at}/value`, 'constant-type', message));
  }
  if (unit !== undefined && typeof row.value !== 'number')
    found.push(fault(`${at}/value`, 'constant-type', UNITLESS));
  if (unit !== undefined && typeof row.value === 'number' && row.value < 0)
    found.push(fault(`${at}/value`, 'constant-type', 'An amount, a rate or a term is not below zero.'));
  if (unit === 'percent' && before && isHundredth(row.value, before.value)) {
    const message = `The row before has ${String(before.value)} %, this one ${String(row.value)} %: a percentage is written as it is read, 30 for 30 %.`;
    found.push(fault(`${at}/value`, 'constant-type', message));
  }
  const [words, others] = [unitWords(row.note), unitWords(first.note)];
  if (words !== undefined && others !== undefined && words !== others)
    found.push(
      fault(`${at}/note`, 'constant-type', `The note of the first row begins with ${others}, not ${words}.`),
    );
  return found;
}

/** Rows of a table have the same keys; one that a single row has or lacks is taken for a typo. */
function ofTable(table: Cells, at: string): Fault[] {
  const rows = Object.entries(table).filter(([, cells]) => typeof cells === 'object' && cells !== null);
  if (rows.length < 3) return [];
  const having = (key: string) => rows.filter(([, cells]) => Object.hasOwn(cells as Cells, key));
  const keys = [...new Set(rows.flatMap(([, cells]) => Object.keys(cells as Cells)))];
  return keys.flatMap((key) => {
    const owners = having(key);
    const types = owners.map(([, cells]) => typeof (cells as Cells)[key]);
    const odd = owners.filter((_owner, index) => types.filter((type) => type === types[index]).length === 1);
    const lacking = rows.filter((row) => !owners.includes(row));
    return [
      ...(owners.length > 2 ? odd : []).map(([name]) =>
        fault(
          `${at}${pointerPart(name)}${pointerPart(key)}`,
          'constant-type',
          `Other rows have another type of ${key}.`,
        ),
      ),
      ...(owners.length === 1 ? owners : []).map(([name]) =>
        fault(
          `${at}${pointerPart(name)}${pointerPart(key)}`,
          'constant-type',
          `No other row has ${key}.`,
          nearest(
            key,
            keys.filter((other) => other !== key),
          ),
        ),
      ),
      ...(lacking.length === 1 ? lacking : []).map(([name]) =>
        fault(`${at}${pointerPart(name)}`, 'constant-type', `This row has no ${key}, which all others have.`),
      ),
    ];
  });
}

function shared(one: readonly Row[], other: readonly Row[]): readonly Row[] {
  return one.filter((row) =>
    other.some(({ from, note }) => row.note !== undefined && from === row.from && note === row.note),
  );
}

function untwinned(name: string, rows: readonly Row[], twin: string, others: readonly Row[]): Fault[] {
  return rows.flatMap((row, index) => {
    if (shared([row], others).length > 0) return [];
    const message = `${twin} changes by the same acts on the same days, and has no row of ${row.from} (${row.note ?? 'no note'}).`;
    return [fault(`${pointerPart(name)}/${index}`, 'twin-constants', message)];
  });
}

function turned(name: string, rows: readonly Row[], twin: string, others: readonly Row[]): Fault[] {
  return rows.flatMap((row, index) => {
    const [before, beside, besideBefore] = [rows[index - 1], others[index], others[index - 1]];
    const [now, then, other, otherThen] = [row, before, beside, besideBefore].map((one) => one?.value);
    if (![now, then, other, otherThen].every((value) => typeof value === 'number')) return [];
    const [a, b, c, d] = [now, then, other, otherThen] as [number, number, number, number];
    if ((a - c) * (b - d) >= 0 || Math.abs(Math.log(a / b)) <= Math.abs(Math.log(c / d))) return [];
    const message = `${twin} was always ${b < d ? 'larger' : 'smaller'}: ${a} is beyond its ${c}, after ${b} in the row before.`;
    return [fault(`${pointerPart(name)}/${index}/value`, 'twin-constants', message)];
  });
}

/** Constants that acts always changed together must change together. */
function twins(table: Table): Fault[] {
  const entries = Object.entries(table);
  return entries.flatMap(([name, rows]) =>
    entries.flatMap(([twin, others]) =>
      twin === name || shared(rows, others).length < 2
        ? []
        : [...untwinned(name, rows, twin, others), ...turned(name, rows, twin, others)],
    ),
  );
}

/** Rows of a constant are in date order, have valid dates and one type. */
const rowsOf = once((table: Table): readonly Fault[] => {
  const ofRows = Object.entries(table).flatMap(([name, rows]) =>
    rows.flatMap((row, index) => {
      const at = `${pointerPart(name)}/${index}`;
      const isTable = typeof row.value === 'object' && row.value !== null;
      return [...ofRow(rows, index, at), ...(isTable ? ofTable(row.value as Cells, `${at}/value`) : [])];
    }),
  );
  return ofRows.length > 0 ? ofRows : twins(table);
});

export function constantRows(files: ProductFiles): readonly Fault[] {
  return rowsOf(tableOf(files));
}

export function addReadConstants(value: unknown, found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const name: unknown = Array.isArray(inner) ? inner[0] : inner;
    if (key === 'constant' && typeof name === 'string') found.add(name);
    addReadConstants(inner, found);
  }
}

const constantsIn = once((content: object): ReadonlySet<string> => {
  const found = new Set<string>();
  addReadConstants(content, found);
  return found;
});

/** Constants that no definition reads: left over or misspelt. Only meaningful over all products. */
export function unreadConstants(files: ProductFiles): Fault[] {
  const catalogue = contentOf<Catalogue>(files, 'catalogue.json');
  const wizards = catalogue ? requestEntries(catalogue).map(({ wizard }) => wizard) : [];
  if (!wizards.every((wizard) => files.has(`${wizard}/product.json`))) return [];
  const definitions = [...files].filter(([name]) => !name.startsWith('_meta/')).map(([, content]) => content);
  const read = new Set(
    definitions.flatMap((content) => (isObject(content) || isList(content) ? [...constantsIn(content)] : [])),
  );
  const names = Object.keys(constantsOf(files));
  return Object.keys(tableOf(files)).flatMap((name) => {
    if (read.has(name)) return [];
    const others = names.filter((other) => other !== name);
    return [
      fault(
        pointerPart(name),
        'unread-constant',
        'No definition reads this constant.',
        nearest(name, others),
      ),
    ];
  });
}
