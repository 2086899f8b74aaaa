import { standardOperators } from '../operatorsOf';
import type { Evaluate, Json, Scope } from '../types';
import type { Compilation } from '../operator';
import { argument, literal, optional, rest } from '../added/arguments';
import { primitive } from './primitive';
import { isSafePath } from '../ownPath';

const field = argument('field', 'field', literal);

/**
 * The reader of a field; a path into a prototype reads nothing.
 * @throws RangeError when there is no such field; checkExpression refuses that before.
 */
function readerOf(path: string, scope: Scope): Evaluate {
  if (!isSafePath(path)) return () => undefined;
  const read = scope.reader(path);
  if (!read) throw new RangeError(`No such field: ${path}`);
  return read;
}

/** The path that a var names; nothing and null name the element itself. */
export function pathOf(path: Json | undefined): string {
  return path === undefined || path === null ? '' : String(path);
}

/** May give `undefined` without a default; the compiler of `value` closes that gap. */
function compileVar(args: readonly Json[], compilation: Compilation): Evaluate {
  const read = readerOf(pathOf(args[0]), compilation.scope);
  if (args.length < 2) return read;
  const otherwise = compilation.value(args[1] ?? null);
  return (frame) => {
    const value = read(frame);
    return value === undefined ? otherwise(frame) : value;
  };
}

export function missingPaths(args: readonly Json[]): readonly Json[] {
  const [first] = args;
  return Array.isArray(first) ? first : args;
}

function compileMissing(args: readonly Json[], compilation: Compilation): Evaluate {
  const fields = missingPaths(args).map((path) => ({
    path,
    read: readerOf(pathOf(path), compilation.scope),
  }));
  return (frame) => fields.filter(({ read }) => isMissing(read(frame))).map(({ path }) => path);
}

function isMissing(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}

function compileMissingSome(args: readonly Json[], compilation: Compilation): Evaluate {
  const needed = compilation.value(args[0] ?? null);
  const paths = missingPaths([args[1] ?? []]);
  const missing = compileMissing([paths], compilation);
  return (frame) => {
    const found = missing(frame) as readonly unknown[];
    return paths.length - found.length >= Number(primitive(needed(frame))) ? [] : found;
  };
}

export const dataOperators = standardOperators('data', {
  var: {
    args: [argument('field', 'field', { ...literal, ...optional }), argument('default', 'any', optional)],
    gives:
      'The answer of the field with that path, else the default, else null; inside map and its kin, of the element.',
    example: { expression: { var: 'insured.name' }, data: { insured: { name: 'Acme' } }, result: 'Acme' },
    compile: compileVar,
  },
  missing: {
    args: [field, argument('more', 'field', { ...literal, ...rest })],
    gives: 'The list of those fields whose answer is empty (null or "").',
    example: {
      expression: { missing: ['name', 'phone'] },
      data: { name: 'Ana', phone: '' },
      result: ['phone'],
    },
    compile: compileMissing,
  },
  missing_some: {
    args: [argument('needed', 'integer'), argument('fields', 'field', literal)],
    gives:
      'Nothing (the empty list) when at least so many of the fields are answered, else those that are not.',
    example: {
      expression: { missing_some: [1, ['notice', 'contract']] },
      data: { notice: '1', contract: null },
      result: [],
    },
    compile: compileMissingSome,
  },
});
