import type { Definition } from '../definition/types';
import { normalise } from '../session/normalise';
import { mappingsOf } from './mapping';
import { getIn, setIn } from './paths';

/** The answers by field path that a record holds on the day `today`; what the definition does not know is passed over. */
export function readRecord(definition: Definition, record: unknown, today: string): Record<string, unknown> {
  const answers: Record<string, unknown> = {};
  for (const { field, inner, innerKeys, toKeys, codec } of mappingsOf(definition)) {
    const found = normalise(getIn(record, toKeys));
    if (found === undefined) continue;
    const value = codec.read(found, today);
    if (!inner) answers[field] = value;
    else {
      answers[field] ??= {};
      setIn(answers[field] as Record<string, unknown>, innerKeys, value);
    }
  }
  return answers;
}
