import type { CompiledDefinition } from '../model/CompiledDefinition';
import type { StepStatus } from '../model/states';
import { todaysPaths } from './former';

type Statuses = Readonly<Record<string, StepStatus>>;

function originsOf(definition: CompiledDefinition, before: CompiledDefinition): Map<string, Set<string>> {
  const origins = new Map<string, Set<string>>();
  for (const { path, step } of before.fields) {
    for (const today of todaysPaths(definition.source, path, before.source)) {
      const field = definition.byPath.get(today);
      if (!field || field.derived) continue;
      const { id } = definition.steps[field.step]!.definition;
      origins.set(id, (origins.get(id) ?? new Set()).add(before.steps[step]!.definition.id));
    }
  }
  return origins;
}

function together(statuses: readonly StepStatus[]): StepStatus {
  if (statuses.includes('open')) return 'open';
  return statuses.every((status) => status === 'done') ? 'done' : 'pending';
}

/** The steps' statuses by those of the version before: steps may be moved, renamed, split or joined. */
export function stepsUnderToday(
  definition: CompiledDefinition,
  kept: Statuses,
  before: CompiledDefinition | undefined,
): Statuses {
  if (!before) return kept;
  const origins = originsOf(definition, before);
  const statusOf = (id: string): StepStatus => {
    const from = [...(origins.get(id) ?? [])];
    return from.length === 0
      ? (kept[id] ?? 'pending')
      : together(from.map((step) => kept[step] ?? 'pending'));
  };
  return Object.fromEntries(definition.steps.map(({ definition: { id } }) => [id, statusOf(id)]));
}
