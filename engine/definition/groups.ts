import type { StepDefinition } from '../model/Definition';

/** The heading under which a field stands: that of the last field before it, or its own, that begins one. */
export function groupOf(step: Pick<StepDefinition, 'properties'>, name: string): string | undefined {
  const fields = Object.entries(step.properties);
  const until = fields.findIndex(([other]) => other === name);
  return fields.slice(0, until + 1).findLast(([, field]) => field.ui.group !== undefined)?.[1].ui.group;
}
