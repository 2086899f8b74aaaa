import type { Case, CaseEvent } from '../types';

/** The fields that an event gives answers to. */
export function fieldsGiven({ prefill, with: differs, edit }: CaseEvent): string[] {
  if (edit !== undefined) return [edit];
  return [...Object.keys(typeof prefill === 'object' ? prefill : {}), ...Object.keys(differs ?? {})];
}

/** Whether a case is a row: answers given once each, from one set at most, which comes first. */
export function fits({ events }: Case): boolean {
  const fields = events.flatMap(fieldsGiven);
  const isOdd = ({ record, prefill, as }: CaseEvent, index: number) =>
    record !== undefined || (prefill !== undefined && (index > 0 || (as !== undefined && as !== 'draft')));
  return new Set(fields).size === fields.length && !events.some(isOdd);
}

/** What a case does besides giving answers. */
export function movesOf({ events }: Case): readonly CaseEvent[] {
  return events.filter(({ edit, prefill }) => edit === undefined && prefill === undefined);
}
