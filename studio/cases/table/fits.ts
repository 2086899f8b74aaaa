import type { Case, CaseEvent } from '../types';

export function fieldsGiven({ prefill, with: differs, edit }: CaseEvent): string[] {
  if (edit !== undefined) return [edit];
  return [...Object.keys(typeof prefill === 'object' ? prefill : {}), ...Object.keys(differs ?? {})];
}

/** Whether a case fits a row: each answer given once, at most one set, and that first. */
export function fits({ events }: Case): boolean {
  const fields = events.flatMap(fieldsGiven);
  const isOdd = ({ record, prefill, as }: CaseEvent, index: number) =>
    record !== undefined || (prefill !== undefined && (index > 0 || (as !== undefined && as !== 'draft')));
  return new Set(fields).size === fields.length && !events.some(isOdd);
}

export function movesOf({ events }: Case): readonly CaseEvent[] {
  return events.filter(({ edit, prefill }) => edit === undefined && prefill === undefined);
}
