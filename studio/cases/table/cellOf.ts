import { pointerPart } from '../../../engine/definition';
import type { Json } from '../../../engine/expression';
import { isBranch, asJson } from '../../../engine/index';
import type { Case } from '../types';
import type { CaseCell, CaseColumn } from './CaseColumn';

type Place = Pick<CaseColumn, 'part' | 'keys'>;

const pointerOf = (keys: readonly (string | number)[]) =>
  keys.map((key) => pointerPart(String(key))).join('');

function at(source: unknown, keys: readonly string[]): CaseCell | undefined {
  let value = source;
  for (const key of keys) {
    if (!isBranch(value) || !Object.hasOwn(value, key)) return undefined;
    value = value[key];
  }
  return value === undefined ? undefined : { pointer: pointerOf(keys), value: value as Json };
}

const under = (pointer: string, cell: CaseCell | undefined) =>
  cell && { ...cell, pointer: pointer + cell.pointer };

function given({ events }: Case, field: string): CaseCell | undefined {
  for (const [index, { prefill, with: differs, edit, value }] of events.entries()) {
    const pointer = pointerOf(['events', index]);
    const cell =
      under(`${pointer}/with`, at(differs, [field])) ?? under(`${pointer}/prefill`, at(prefill, [field]));
    if (cell) return cell;
    if (edit === field) return { pointer: `${pointer}/value`, value: (value ?? null) as Json };
  }
  return undefined;
}

function issue(it: Case, field: string): CaseCell | undefined {
  const list = it.expect.issues?.[field];
  const [only] = list ?? [];
  const pointer = pointerOf(['expect', 'issues', field]);
  if (!only || list!.length > 1) return list && { pointer, value: asJson(list) };
  const key = only.message === undefined ? 'code' : 'message';
  return { pointer: `${pointer}/0/${key}`, value: only[key] ?? null };
}

function valid(it: Case, field: string): CaseCell | undefined {
  const index = it.expect.valid?.indexOf(field) ?? -1;
  return index < 0 ? undefined : { pointer: pointerOf(['expect', 'valid', index]), value: true };
}

/** What stands in a column of a case; undefined where it says nothing. */
export function cellOf(it: Case, { part, keys }: Place): CaseCell | undefined {
  const [first, second = ''] = keys as [string, string?];
  if (part === 'about') return at(it, keys);
  if (part === 'given') return given(it, first);
  if (part === 'set') {
    const prefill = it.events[0]?.prefill;
    return typeof prefill === 'string' ? { pointer: '/events/0/prefill', value: prefill } : undefined;
  }
  if (first === 'issues') return issue(it, second);
  return first === 'valid' ? valid(it, second) : under('/expect', at(it.expect, keys));
}
