import type { Session } from '../../../engine/index';
import type { RequestEntry } from '../../../engine/definition';

export function isElsewhere(entry: RequestEntry, { definition, values }: Session): boolean {
  const field = definition.byPath.get(entry.elsewhere ?? '');
  return field !== undefined && values.at(field.index) === true;
}
