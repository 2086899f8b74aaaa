import { type CompiledDefinition, print } from '../../../engine/index';
import type { Trace } from '../../../engine/expression';
import type { RatingBasis } from '../../../engine/rating';

/** A step of an explanation: the operator's name is the code, the words for it are the portal's. */
export interface TraceAnswer {
  /** null for what stands written in the definition. */
  Operator: string | null;
  Value: unknown;
  /** Of a field its title, of a constant or a figure its name. */
  Name?: string;
  /** How a field's answer reads. */
  Text?: string;
  /** Of a constant: since when, and by which act. */
  From?: string;
  Note?: string;
  Steps: TraceAnswer[];
}

/** Puts a trace into the words of its definition and the constants of its day. */
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
  // Of a choice, expressions read a part.
  const field = byPath.get(path) ?? byPath.get(path.slice(0, path.lastIndexOf('.')));
  if (!field) return { Name: path };
  const isWhole = field.path === path;
  return { Name: field.base.title, ...(isWhole && { Text: print(value, field.schema, field.base) }) };
}

function constantWords(name: string, { constants }: RatingBasis) {
  const row = constants.find((constant) => constant.name === name);
  return { Name: row?.title ?? name, From: row?.from, Note: row?.note };
}
