import { type Parameters, pointerPart } from '../../../engine/definition';
import type { Json } from '../../../engine/expression';

interface WrittenInclude {
  readonly target: string;
  readonly given: Parameters;
  readonly pointer: string;
}

interface Includer {
  readonly include?: unknown;
  readonly steps?: unknown;
  readonly properties?: unknown;
}

function included(entry: unknown, pointer: string): WrittenInclude[] {
  const {
    include,
    rules,
    record,
    clauses,
    reading,
    with: given = {},
  } = (entry ?? {}) as Record<string, unknown>;
  const target = include ?? rules ?? record ?? clauses ?? reading;
  return typeof target === 'string'
    ? [{ target: `${target}.json`, given: given as Parameters, pointer }]
    : [];
}

function inList(list: unknown, at: string): WrittenInclude[] {
  return Array.isArray(list) ? list.flatMap((entry, index) => included(entry, `${at}/${index}`)) : [];
}

export function includesOf(content: Json): WrittenInclude[] {
  const { include, steps, properties } = (content ?? {}) as Includer;
  const questions = Object.entries(properties ?? {})
    .filter(([key]) => key.startsWith('+'))
    .flatMap(([key, entry]) => included(entry, `/properties${pointerPart(key)}`));
  return [...inList(include, '/include'), ...inList(steps, '/steps'), ...questions];
}
