import type { Json } from '../../../engine/expression';
import type { Problem } from './Problem';
import type { Value } from './Value';
import { SCALE } from './Variable';

/** How long the answer of a text field is: any number that its limits leave, and none where it is empty. */
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
  // Which text is so long is not said, so that what is possible is not certain.
  problem.hasUnknown = true;
  const isAnswered: Json = { '!=': [text.expression, null] };
  return {
    expression: { if: [isAnswered, { var: variable.name }, null] },
    terms: [{ variable, offset: 0 }, { written: null }],
  };
}
