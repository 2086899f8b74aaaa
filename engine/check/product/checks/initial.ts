import type { Check } from '../subject';

/** A value that follows others does not follow its own field, which no edit would ever write. */
export const initialSense: Check = function* ({ definition }) {
  for (const [index, { field, follows = [] }] of definition.rules.initial.entries()) {
    const place = follows.indexOf(field);
    if (place < 0) continue;
    const message = `${field} is given this value; what is edited is not written back.`;
    yield { pointer: `/rules/initial/${index}/follows/${place}`, code: 'follows-itself', message };
  }
};
