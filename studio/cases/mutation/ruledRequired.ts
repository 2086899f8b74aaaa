import type { Subject } from '../../check/product/subject';
import type { StatePatch, StateRule } from '../../../engine/index';

type Says = (patch: StatePatch | undefined) => boolean;

const requires: Says = (patch) => patch?.required !== undefined;
const hides: Says = (patch) => patch?.visible === false;
const shows: Says = (patch) => patch?.visible !== undefined;

function isSettledByOne(rules: readonly StateRule[], isOfKind: Says, settles: Says): boolean {
  const [only, ...others] = rules.filter(({ then, else: not }) => isOfKind(then) || isOfKind(not));
  return only !== undefined && others.length === 0 && settles(only.then) && settles(only.else);
}

/** Fields that rules always hide or make required or optional, so that the step's own list has no effect. */
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
