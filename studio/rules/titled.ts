import type { CompiledDefinition } from '../../engine/index';

const quoted = (text: string) => `“${text}”`;

export function titled(
  { byPath }: CompiledDefinition,
  paths: readonly string[] | undefined,
  between = ', ',
): string {
  return (paths ?? []).map((path) => quoted(byPath.get(path)?.schema.title ?? path)).join(between);
}

export function steps({ steps: all }: CompiledDefinition, ids: readonly string[] | undefined): string {
  const titleOf = (id: string) => all.find(({ definition }) => definition.id === id)?.definition.title ?? id;
  return (ids ?? []).map((id) => `a etapa ${quoted(titleOf(id))}`).join(', ');
}
