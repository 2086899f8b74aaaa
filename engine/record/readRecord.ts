import type { Definition } from '../definition/types';
import { normalise } from '../session/normalise';
import { mappingsOf } from './mapping';
import { getPath, setPath } from './paths';

/** The answers by field path that a record holds; what the definition does not know is passed over. */
export function readRecord(definition: Definition, record: unknown): Record<string, unknown> {
  const answers: Record<string, unknown> = {};
  for (const { field, inner, to, codec } of mappingsOf(definition)) {
    const found = normalise(getPath(record, to));
    if (found === undefined) continue;
    const value = codec.read(found);
    if (!inner) answers[field] = value;
    else {
      answers[field] ??= {};
      setPath(answers[field] as Record<string, unknown>, inner, value);
    }
  }
  return answers;
}
