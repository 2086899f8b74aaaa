import { pointerPart } from '../../../engine/definition';
import { copyJson, insertJson, removeJson, setJson } from '../../edit/jsonEdits';
import { readJson } from '../../edit/readJson';
import type { Json } from '../../../engine/expression';
import { isBranch, shaped } from '../../../engine/index';
import type { Case } from '../types';
import type { CaseCell, CaseColumn } from './CaseColumn';
import { cellOf } from './cellOf';

type Place = Pick<CaseColumn, 'part' | 'keys'>;

const rowAt = (index: number) => `/cases/${index}`;
const caseAt = (text: string, index: number) => shaped<Case>(readJson(text, rowAt(index)));
const pointerOf = (keys: readonly string[]) => keys.map(pointerPart).join('');

const holdsMore = (value: Json | undefined) => typeof value === 'object' && value !== null;

function putIn(text: string, base: string, keys: readonly string[], value: Json): string {
  let [at, rest] = [base, keys];
  while (rest.length > 1 && holdsMore(readJson(text, at + pointerPart(rest[0]!)))) {
    at += pointerPart(rest[0]!);
    rest = rest.slice(1);
  }
  const [first = '', ...inner] = rest;
  return setJson(
    text,
    at + pointerPart(first),
    inner.reduceRight<Json>((made, key) => ({ [key]: made }), value),
  );
}

function takeFrom(text: string, base: string, keys: readonly string[]): string {
  const next = removeJson(text, base + pointerOf(keys));
  const around = keys.slice(0, -1);
  if (around.length === 0) return next;
  const left = readJson(next, base + pointerOf(around));
  const isEmpty = Array.isArray(left) ? left.length === 0 : isBranch(left) && Object.keys(left).length === 0;
  return isEmpty ? takeFrom(next, base, around) : next;
}

function give(text: string, row: string, { events }: Case, field: string, value: Json): string {
  const prefill = events[0]?.prefill;
  if (typeof prefill === 'object')
    return setJson(text, `${row}/events/0/prefill${pointerPart(field)}`, value);
  if (prefill !== undefined) return putIn(text, `${row}/events/0`, ['with', field], value);
  const behind = events.findLastIndex(({ edit }) => edit !== undefined) + 1;
  return insertJson(text, `${row}/events`, behind, { edit: field, value });
}

function takeGiven(text: string, row: string, { pointer }: CaseCell): string {
  const [, , event, kind] = pointer.split('/');
  if (kind === 'value') return removeJson(text, `${row}/events/${event}`);
  if (kind === 'prefill') return removeJson(text, row + pointer);
  const field = pointer.slice(`/events/${event}/with`.length);
  const next = removeJson(text, row + pointer);
  const left = readJson(next, `${row}/events/${event}/with`);
  return field !== '' && isBranch(left) && Object.keys(left).length === 0
    ? removeJson(next, `${row}/events/${event}/with`)
    : next;
}

function withSet(text: string, row: string, { events }: Case, value: Json | undefined): string {
  const [first] = events;
  if (value === undefined)
    return first?.with === undefined
      ? removeJson(text, `${row}/events/0`)
      : setJson(text, `${row}/events/0`, { prefill: first.with as Json });
  if (typeof first?.prefill !== 'object') return insertJson(text, `${row}/events`, 0, { prefill: value });
  return setJson(text, `${row}/events/0`, { prefill: value, with: first.prefill as Json });
}

function withValid(text: string, row: string, it: Case, field: string, isExpected: boolean): string {
  const { valid } = it.expect;
  const index = valid?.indexOf(field) ?? -1;
  if (isExpected === index >= 0) return text;
  if (!isExpected) return removeJson(text, `${row}/expect/valid${valid!.length > 1 ? `/${index}` : ''}`);
  if (!valid) return setJson(text, `${row}/expect/valid`, [field]);
  return insertJson(text, `${row}/expect/valid`, valid.length, field);
}

function withExpected(
  text: string,
  row: string,
  it: Case,
  keys: readonly string[],
  value: Json | undefined,
): string {
  const [part, field = ''] = keys;
  if (part === 'valid') return withValid(text, row, it, field, value === true);
  if (value === undefined)
    return takeFrom(text, `${row}/expect`, keys.slice(0, part === 'issues' ? 2 : undefined));
  const isSentence = part === 'issues' && typeof value === 'string';
  return putIn(text, `${row}/expect`, keys, isSentence ? [{ message: value }] : value);
}

/** Writes one cell into the text of a cases file; undefined removes it. The rest of the text is unchanged. */
export function withCell(text: string, index: number, place: Place, value: Json | undefined): string {
  const [row, it] = [rowAt(index), caseAt(text, index)];
  const cell = cellOf(it, place);
  if (!cell && value === undefined) return text;
  if (cell && value !== undefined && place.keys[0] !== 'valid')
    return setJson(text, row + cell.pointer, value);
  const [first = ''] = place.keys;
  if (place.part === 'set') return withSet(text, row, it, value);
  if (place.part === 'expect') return withExpected(text, row, it, place.keys, value);
  if (place.part === 'about')
    return value === undefined
      ? removeJson(text, row + pointerPart(first))
      : setJson(text, row + pointerPart(first), value, 'description');
  return value === undefined ? takeGiven(text, row, cell!) : give(text, row, it, first, value);
}

export function withCopy(text: string, index: number, id: string): string {
  return setJson(copyJson(text, rowAt(index)), `${rowAt(index + 1)}/id`, id);
}

export function withoutRow(text: string, index: number): string {
  return removeJson(text, rowAt(index));
}
