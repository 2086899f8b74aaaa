import { groupOf } from '../definition/groups';
import type { CompiledField } from '../model/CompiledDefinition';
import { isShown } from '../model/states';
import type { Session } from '../model/Session';

function isVisible(session: Session, { index, schema }: CompiledField): boolean {
  return schema.ui.widget !== 'hidden' && isShown(session.states.at(index));
}

/** The heading to stand above a field: its group's, if it is the first of the group on screen. */
export function headingOf(session: Session, index: number): string | undefined {
  const { fields, steps } = session.definition;
  const field = fields[index]!;
  const step = steps[field.step]!;
  const group = groupOf(step.definition, field.name);
  if (group === undefined) return undefined;
  const first = step.fields
    .map((other) => fields[other]!)
    .find((other) => groupOf(step.definition, other.name) === group && isVisible(session, other));
  return first === field ? group : undefined;
}
