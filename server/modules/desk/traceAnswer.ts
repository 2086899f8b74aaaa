import { type CompiledDefinition, print } from '../../../engine/index';
import type { Trace } from '../../../engine/expression';
import type { RatingBasis } from '../../../engine/rating';

/** A step of an explanation: `Operator` is a code, for which the portal has the words. */
export interface TraceAnswer {
  /** null for what stands written in the definition. */
  Operator: string | null;
  Value: unknown;
  Name?: string;
  Text?: string;
  From?: string;
  Note?: string;
  Steps: TraceAnswer[];
}

export function traceAnswer(trace: Trace, definition: CompiledDefinition, basis: RatingBasis): TraceAnswer {
  const { operator, value, name = '', args } = trace;
  return {
    Operator: operator,
    Value: value,
    ...(operator === 'var' && fieldWords(name, value, definition)),
    ...(operator === 'constant' && constantWords(name, basis)),
    ...(operator === 'answer' && { Name: name }),
    Steps: args.map((arg) => traceAnswer(arg, definition, basis)),
  };
}

function fieldWords(path: string, value: unknown, { byPath }: CompiledDefinition) {
  // Expressions may read a part of a choice.
  const field = byPath.get(path) ?? byPath.get(path.slice(0, path.lastIndexOf('.')));
  if (!field) return { Name: path };
  const isWhole = field.path === path;
  return { Name: field.base.title, ...(isWhole && { Text: print(value, field.schema, field.base) }) };
}

function constantWords(name: string, { constants }: RatingBasis) {
  const row = constants.find((constant) => constant.name === name);
  if (!row) return { Name: name };
  return { Name: row.title ?? name, From: row.from, ...(row.note !== undefined && { Note: row.note }) };
}
