import type { StepDefinition } from '../model/Definition';

/** The heading above a field: its own, or that of the last field before it that has one. */
export function groupOf(step: Pick<StepDefinition, 'properties'>, name: string): string | undefined {
  const fields = Object.entries(step.properties);
  const until = fields.findIndex(([other]) => other === name);
  return fields.slice(0, until + 1).findLast(([, field]) => field.ui.group !== undefined)?.[1].ui.group;
}
