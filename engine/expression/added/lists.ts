import { addedOperators } from '../operatorsOf';
import { readOwn, isSafeKey, segmentsOf } from '../ownPath';
import { argument, integerOf, literal, rest, textOf } from './arguments';

const list = argument('list', 'list');
const path = argument('path', 'path', literal);
const alphabetical = new Intl.Collator('pt-BR', { numeric: true });

function bindGet(dotted: string): (value: unknown) => unknown {
  const segments = segmentsOf(dotted);
  return (value) => readOwn(value, segments) ?? null;
}

function first(value: unknown): unknown {
  return Array.isArray(value) ? (value[0] ?? null) : null;
}

function count(value: unknown): number | null {
  return Array.isArray(value) ? value.length : null;
}

/** Items are the same when they are written the same. */
function distinct(value: unknown): unknown[] | null {
  if (!Array.isArray(value)) return null;
  const seen = new Set<string>();
  return value.filter((item) => {
    const written = JSON.stringify(item);
    return !seen.has(written) && seen.add(written);
  });
}

function bindSortBy(dotted: string): (value: unknown) => unknown[] | null {
  const segments = segmentsOf(dotted);
  return (value) => {
    if (!Array.isArray(value)) return null;
    return value.toSorted((a, b) => compare(readOwn(a, segments), readOwn(b, segments)));
  };
}

/** Numbers by size, texts by the Portuguese alphabet, what is neither at the end. */
function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'string' && typeof b === 'string') return alphabetical.compare(a, b);
  return rank(a) - rank(b);
}

function rank(value: unknown): number {
  return typeof value === 'number' ? 0 : typeof value === 'string' ? 1 : 2;
}

function row(table: unknown, key: unknown): unknown {
  const name = textOf(key);
  return name === null ? null : (readOwn(table, [name]) ?? null);
}

function rows(table: unknown): unknown[] | null {
  if (typeof table !== 'object' || table === null || Array.isArray(table)) return null;
  return Object.entries(table).map(([key, cells]) => ({ key, ...(cells as object) }));
}

/** A list for people to choose from is never longer. */
const LONGEST_RANGE = 1000;

function range(start: unknown, end: unknown): number[] | null {
  const [from, to] = [integerOf(start), integerOf(end)];
  if (!(to - from < LONGEST_RANGE)) return null;
  return Array.from({ length: Math.max(0, to - from + 1) }, (_item, index) => from + index);
}

/** Keys and values in turn; a key that every object inherits is left out. */
function object(...pairs: unknown[]): Record<string, unknown> {
  const built: Record<string, unknown> = {};
  for (let index = 0; index < pairs.length; index += 2) {
    const key = String(pairs[index]);
    if (isSafeKey(key)) built[key] = pairs[index + 1] ?? null;
  }
  return built;
}

export const listOperators = addedOperators('lists', {
  get: {
    args: [argument('object', 'any'), path],
    gives: 'What stands in the object (or list) under the dotted path; null if nothing does.',
    example: {
      expression: { get: [{ first: { var: 'items' } }, 'city.name'] },
      data: { items: [{ city: { name: 'Itu' } }] },
      result: 'Itu',
    },
    bind: bindGet,
  },
  row: {
    args: [argument('table', 'any'), argument('key', 'any')],
    gives: 'The row of the table under that key; null if it has none.',
    example: {
      expression: { row: [{ var: 'types' }, { var: 'type' }] },
      data: { types: { a: { title: 'Aumento' } }, type: 'a' },
      result: { title: 'Aumento' },
    },
    apply: row,
  },
  rows: {
    args: [argument('table', 'any')],
    gives: 'The rows of the table in order, each with its key under key.',
    example: {
      expression: { rows: [{ var: 'types' }] },
      data: { types: { a: { title: 'Aumento' } } },
      result: [{ key: 'a', title: 'Aumento' }],
    },
    apply: rows,
  },
  range: {
    args: [argument('first', 'integer'), argument('last', 'integer')],
    gives: 'The whole numbers from the first to the last; null for more than 1000 of them.',
    example: { expression: { range: [1, 3] }, result: [1, 2, 3] },
    apply: range,
  },
  first: {
    args: [list],
    gives: 'The first item of the list; null if it has none.',
    example: { expression: { first: [['a', 'b']] }, result: 'a' },
    apply: first,
  },
  count: {
    args: [list],
    gives: 'How many items the list has.',
    example: { expression: { count: { var: 'documents' } }, data: { documents: [1, 2] }, result: 2 },
    apply: count,
  },
  distinct: {
    args: [list],
    gives: 'The list without repetitions; the first of equal items stays.',
    example: { expression: { distinct: [['SP', 'RJ', 'SP']] }, result: ['SP', 'RJ'] },
    apply: distinct,
  },
  sortBy: {
    args: [list, path],
    gives:
      'The list sorted by what stands under the path of each item ("" sorts by the item), accents ignored first.',
    example: { expression: { sortBy: [['b', 'á', 'c'], ''] }, result: ['á', 'b', 'c'] },
    bind: bindSortBy,
  },
  object: {
    args: [argument('key', 'key', { ...literal, ...rest }), argument('value', 'any', rest)],
    gives: 'An object made of keys and values in turn.',
    example: {
      expression: { object: ['id', { var: 'court' }, 'descricao', 'TRT 2'] },
      data: { court: 2 },
      result: { id: 2, descricao: 'TRT 2' },
    },
    apply: object,
  },
});
