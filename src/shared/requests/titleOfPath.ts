import { type CompiledDefinition, mappingsOf } from '../../../engine/index';

/** Drops the first part of the path, the record's own key. */
export function titleOfPath(path: string, { source, byPath }: CompiledDefinition): string {
  const to = path.split('.').slice(1).join('.');
  const field = mappingsOf(source).find((mapping) => mapping.to === to)?.field;
  return byPath.get(field ?? '')?.schema.title ?? path;
}
