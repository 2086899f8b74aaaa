import { type Evaluate, type Frame, type Scope, compileExpression, readsOf } from '../expression';
import { pageOf, slotOf } from '../model/PagedList';
import type { Session } from '../model/Session';
import type { CompiledField } from '../model/CompiledDefinition';
import type { FieldScope } from '../rules/Rule';

/** The field that a path names, and the rest of the path inside its value. */
export function resolvePath(byPath: ReadonlyMap<string, CompiledField>, path: string) {
  for (let end = path.length; end > 0; end = path.lastIndexOf('.', end - 1)) {
    const field = byPath.get(path.slice(0, end));
    if (field) return { field, inner: end === path.length ? [] : path.slice(end + 1).split('.') };
  }
  return undefined;
}

function readInner(value: unknown, inner: readonly string[]): unknown {
  let current = value;
  for (const key of inner) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key)) return undefined;
    current = (current as Record<string, unknown>)[key];
  }
  return current;
}

function entryOf(index: number): Evaluate {
  const page = pageOf(index);
  const slot = slotOf(index);
  return (frame) => (frame.values[page] as readonly unknown[])[slot];
}

export function frameOf({ answers, env }: Session): Frame {
  return { values: answers.pages, env };
}

export function createScope(byPath: ReadonlyMap<string, CompiledField>): FieldScope {
  const scope: Scope = {
    reader(path) {
      const found = resolvePath(byPath, path);
      if (!found) return undefined;
      const read = entryOf(found.field.index);
      const { inner } = found;
      return inner.length === 0 ? read : (frame) => readInner(read(frame), inner);
    },
  };
  const index = (path: string) => {
    const found = resolvePath(byPath, path);
    if (!found) throw new Error(`Unknown field ${path}`);
    return found.field.index;
  };
  return {
    compile: (expression) => compileExpression(expression, scope),
    reads: (...expressions) => [
      ...new Set(
        expressions
          .filter((expression) => expression !== undefined)
          .flatMap((expression) => readsOf(expression).fields.map(index)),
      ),
    ],
    index,
    indexes: (paths) => (paths ?? []).map(index),
  };
}
