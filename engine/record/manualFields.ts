import { isShown } from '../model/states';
import type { Session } from '../model/Session';
import type { CompiledDefinition, CompiledStep } from '../model/CompiledDefinition';
import { mappingsOf } from './mapping';
import type { ApiRecord } from './writeRecord';

/** Where a record says which of its values a person typed because their source could not be asked. */
export const MANUAL_FIELDS = 'ManualFields';

/** Whether a field's answer was typed in place of a failed look-up, or of a list that could not be loaded. */
function manualIn(session: Session): (index: number) => boolean {
  const { definition, answers, states, origins } = session;
  const failed = new Set(
    definition.lookups
      .filter((lookup) => session.lookups[lookup.index]!.status === 'failed')
      .flatMap((lookup) => lookup.fills.map(([index]) => index)),
  );
  const isTyped = (index: number) => ['person', 'prefill'].includes(origins.at(index)?.by ?? '');
  return (index) => {
    const isManual = states.at(index).manual === true || (failed.has(index) && isTyped(index));
    return isManual && answers.at(index) !== undefined && isShown(states.at(index));
  };
}

export function manualPaths(session: Session, { fields }: CompiledStep): string[] {
  return fields.filter(manualIn(session)).map((index) => session.definition.fields[index]!.path);
}

export function manualFields(session: Session): string[] {
  const { definition } = session;
  const isManual = manualIn(session);
  return mappingsOf(definition.source)
    .filter(({ field }) => isManual(definition.byPath.get(field)!.index))
    .map(({ to }) => to);
}

export function markManual(record: ApiRecord, manual: readonly string[]): ApiRecord {
  return manual.length > 0 ? { ...record, [MANUAL_FIELDS]: manual } : record;
}

/** The marks that a sent record carries; `undefined` when it carries none, or something else under their name. */
export function readManual(definition: CompiledDefinition, sent: unknown): readonly string[] | undefined {
  const marks = typeof sent === 'object' && sent !== null ? (sent as ApiRecord)[MANUAL_FIELDS] : undefined;
  if (!Array.isArray(marks)) return undefined;
  const known = new Set(mappingsOf(definition.source).map(({ to }) => to));
  return marks.every((mark) => known.has(mark as string)) ? [...new Set(marks as string[])] : undefined;
}
