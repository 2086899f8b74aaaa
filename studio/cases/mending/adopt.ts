import { pointerPart } from '../../../engine/definition';
import { parseJson } from '../../edit/parseJson';
import type { Json } from '../../../engine/expression';
import { asJson, isBranch, sameValue, shaped } from '../../../engine/index';
import { removeJson, setJson } from '../../edit/jsonEdits';
import { readJson } from '../../edit/readJson';
import type { Mismatch } from '../Mismatch';
import { withCell } from '../table/withCell';
import type { Case, CasesFile } from '../types';

type Value = Extract<Mismatch, { kind: 'value' }>;

const ADOPTED: ReadonlySet<Mismatch['kind']> = new Set([
  ...(['value', 'invalid', 'unchecked', 'found', 'not-found', 'no-effect', 'effect'] as const),
]);

/** Whether the case can take over what came; events that cannot happen and idle rules need another fix. */
export const isAdoptable = ({ kind }: Mismatch): boolean => ADOPTED.has(kind);

export function placeOfCase(text: string, id: string): number | undefined {
  const cases = (parseJson(text) as Partial<CasesFile> | undefined)?.cases ?? [];
  const place = cases.findIndex((it) => it.id === id);
  return place < 0 ? undefined : place;
}

function asFarAs(came: unknown, expected: unknown): Json {
  if (isBranch(came) && isBranch(expected))
    return Object.fromEntries(Object.keys(expected).map((key) => [key, asFarAs(came[key], expected[key])]));
  if (Array.isArray(came) && Array.isArray(expected) && came.length === expected.length)
    return came.map((item, index) => asFarAs(item, expected[index]));
  return came === undefined ? null : asJson(came);
}

function keysOf({ keys }: Value): readonly string[] {
  const [part = '', first = '', ...rest] = keys;
  if (part === 'record') return [part, ...first.split('.')];
  if (part === 'questionnaire' && first === 'payload') return [part, first, ...rest.join('.').split('.')];
  return keys;
}

function issuesAdopted(text: string, row: number, { keys, came, expected }: Value): string {
  const pointer = `/cases/${row}/expect/issues${pointerPart(keys[1]!)}`;
  const list = came as readonly { readonly code: string; readonly message: string }[];
  const field = { part: 'expect', keys: ['valid', keys[1]!] } as const;
  if (list.length === 0)
    return withCell(
      withCell(text, row, { part: 'expect', keys: keys.slice(0, 2) }, undefined),
      row,
      field,
      true,
    );
  const isByCode = (expected as readonly { code?: string }[])[0]?.code !== undefined;
  return setJson(
    text,
    pointer,
    list.map(({ code, message }): Json => (isByCode ? { code } : { message })),
  );
}

function valueAdopted(text: string, row: number, found: Value): string {
  const { came, expected } = found;
  if (found.keys[0] === 'issues') return issuesAdopted(text, row, found);
  const keys = keysOf(found);
  const pointer = `/cases/${row}/expect${keys.map(pointerPart).join('')}`;
  // Either of two equal labels will do.
  const single = Array.isArray(came) && typeof expected === 'string' ? (came as unknown[])[0] : came;
  const value = asFarAs(single, expected);
  return keys[0] === 'open' && value === null ? removeJson(text, pointer) : setJson(text, pointer, value);
}

function without(text: string, row: number, part: 'review' | 'effects' | 'noEffects', item: unknown): string {
  const pointer = `/cases/${row}/expect/${part}`;
  const list = (readJson(text, pointer) ?? []) as readonly Json[];
  const index = list.findIndex((one) => sameValue(one, item));
  if (index < 0) return text;
  // An empty review is an expectation of its own, so it stays.
  if (list.length === 1) return part === 'review' ? setJson(text, pointer, []) : removeJson(text, pointer);
  return removeJson(text, `${pointer}/${index}`);
}

function invalidAdopted(text: string, row: number, path: string, messages: readonly string[]): string {
  const left = withCell(text, row, { part: 'expect', keys: ['valid', path] }, undefined);
  const told = messages.map((message) => ({ message }));
  const { expect } = shaped<Case>(readJson(left, `/cases/${row}`));
  const at = `/cases/${row}/expect/issues`;
  return expect.issues ? setJson(left, at + pointerPart(path), told) : setJson(left, at, { [path]: told });
}

export function adopted(text: string, id: string, found: Mismatch): string {
  const row = placeOfCase(text, id);
  if (row === undefined) return text;
  switch (found.kind) {
    case 'value':
      return valueAdopted(text, row, found);
    case 'invalid':
      return invalidAdopted(text, row, found.path, found.messages);
    case 'unchecked':
      return withCell(text, row, { part: 'expect', keys: ['valid', found.path] }, undefined);
    case 'found':
      return setJson(text, `/cases/${row}/expect/review/-`, { path: found.path, code: found.code });
    case 'not-found':
      return without(text, row, 'review', found.expected);
    case 'no-effect':
      return without(text, row, 'effects', found.expected);
    case 'effect':
      return without(text, row, 'noEffects', (found.came as { type: string }).type);
    default:
      return text;
  }
}
