import type { Json } from '../../../engine/expression';
import type { Problem } from './Problem';
import type { Value } from './Value';
import { readOf, SCALE } from './Variable';

/** The length of a text answer: any number within its limits, none where it is empty. */
export function textLength(problem: Problem, path: string, text: Value): Value {
  const { minLength = 1, maxLength, readOnly } = problem.subject.fields.get(path)!.schema;
  const isLimited = problem.isWithinLimits && !readOnly;
  const variable = problem.variable(`length ${path}`, () => ({
    sort: 'number',
    canBeEmpty: false,
    step: SCALE,
    from: (isLimited ? Math.max(minLength, 1) : 1) * SCALE,
    ...(isLimited && maxLength !== undefined && { to: maxLength * SCALE }),
  }));
  // The text of that length is unknown, so a result is not certain.
  problem.hasUnknown = true;
  const isAnswered: Json = { '!=': [text.expression, null] };
  return {
    expression: { if: [isAnswered, readOf(variable), null] },
    terms: [{ variable, offset: 0 }, { written: null }],
  };
}
