import type { Subject } from '../../check/product/subject';
import type { StatePatch, StateRule } from '../../../engine/index';

/** What a branch says, by which the step counts for nothing. */
type Says = (patch: StatePatch | undefined) => boolean;

const requires: Says = (patch) => patch?.required !== undefined;
const hides: Says = (patch) => patch?.visible === false;
const shows: Says = (patch) => patch?.visible !== undefined;

/** Whether one alone of the rules says something of a kind, and settles both ways. */
function isSettledByOne(rules: readonly StateRule[], isOfKind: Says, settles: Says): boolean {
  const [only, ...others] = rules.filter(({ then, else: not }) => isOfKind(then) || isOfKind(not));
  return only !== undefined && others.length === 0 && settles(only.then) && settles(only.else);
}

/** Fields of which a rule says either way whether they must be answered, or hides them: what their step says counts for nothing. */
export function ruledRequired({ definition: { rules }, fields }: Subject): string[] {
  return [...fields.keys()].filter((path) => {
    const own = rules.states.filter((rule) => rule.fields?.includes(path));
    const either =
      (one: Says, other: Says): Says =>
      (patch) =>
        one(patch) || other(patch);
    return (
      isSettledByOne(own, requires, requires) ||
      isSettledByOne(own, either(requires, shows), either(requires, hides))
    );
  });
}
