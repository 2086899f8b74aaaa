import { literalResults } from '../calls';
import { refusedBy } from '../limits';
import type { Check } from '../subject';

/** A value that follows its own field would never be written by an edit. */
export const initialSense: Check = function* ({ definition }) {
  for (const [index, { field, follows = [] }] of definition.rules.initial.entries()) {
    const place = follows.indexOf(field);
    if (place < 0) continue;
    const message = `${field} is given this value; what is edited is not written back.`;
    yield { pointer: `/rules/initial/${index}/follows/${place}`, code: 'follows-itself', message };
  }
};

export const givenWithinLimits: Check = function* ({ definition, fields }) {
  for (const [index, { field, value }] of definition.rules.initial.entries()) {
    const schema = fields.get(field)?.schema;
    if (!schema) continue;
    for (const { value: given, pointer } of literalResults(value)) {
      const limit = refusedBy(schema, given);
      if (limit === undefined) continue;
      const message = `${limit} of ${field} refuses ${JSON.stringify(given)}.`;
      yield { pointer: `/rules/initial/${index}/value${pointer}`, code: 'given-limit', message };
    }
  }
};
