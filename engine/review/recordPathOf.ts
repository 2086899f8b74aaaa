import type { CompiledDefinition } from '../model/CompiledDefinition';
import { mappingsOf } from '../record/mapping';

/** Where the record has a field's answer; the field's own path where it is not sent. */
export function recordPathOf(definition: CompiledDefinition, field: string): string {
  return mappingsOf(definition.source).find((mapping) => mapping.field === field)?.to ?? field;
}
