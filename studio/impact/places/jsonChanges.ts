import { pointerPart } from '../../../engine/definition';
import { sameValue } from '../../../engine/index';
import { isRecord, type JsonRecord } from '../json';
import { alignedItems } from './alignedItems';
import type { JsonChange } from './JsonChange';

interface Places {
  readonly at: string;
  readonly pointer: string;
}

const inside = ({ at, pointer }: Places, was: string | number, is = was): Places => ({
  at: `${at}${pointerPart(String(was))}`,
  pointer: `${pointer}${pointerPart(String(is))}`,
});

const gone = (at: string, was: unknown): JsonChange => ({ kind: 'removed', at, pointer: at, was });

function ofLists(before: readonly unknown[], after: readonly unknown[], places: Places): JsonChange[] {
  const pairs = alignedItems(before, after);
  const [kept, known] = [new Set(pairs.map(([i]) => i)), new Set(pairs.map(([, j]) => j))];
  const removed = before.flatMap((was, index) =>
    kept.has(index) ? [] : [gone(inside(places, index).at, was)],
  );
  const added = after.flatMap((is, index): JsonChange[] =>
    known.has(index) ? [] : [{ kind: 'added', ...inside(places, index), is }],
  );
  const within = pairs.flatMap(([i, j]) => jsonChanges(before[i], after[j], inside(places, i, j)));
  // Inner changes first, while indexes are valid; then removals from the end.
  return [...within, ...removed.toReversed(), ...added];
}

const keysOf = (record: JsonRecord, other: JsonRecord) => Object.keys(record).filter((key) => key in other);

function orderOf(before: JsonRecord, after: JsonRecord): readonly string[] | undefined {
  const [keys, news] = [Object.keys(after), Object.keys(after).filter((key) => !(key in before))];
  const given = [...keysOf(before, after), ...news];
  return sameValue(given, keys) ? undefined : keys;
}

function ofRecords(before: JsonRecord, after: JsonRecord, places: Places): JsonChange[] {
  const order = orderOf(before, after);
  return [
    ...keysOf(before, after).flatMap((key) => jsonChanges(before[key], after[key], inside(places, key))),
    ...Object.keys(before)
      .filter((key) => !(key in after))
      .map((key) => gone(inside(places, key).at, before[key])),
    ...Object.keys(after)
      .filter((key) => !(key in before))
      .map((key): JsonChange => ({ kind: 'added', ...inside(places, key), is: after[key] })),
    ...(order ? [{ kind: 'order' as const, ...places, was: Object.keys(before), is: order }] : []),
  ];
}

/** Every place at which two values differ, in the order in which they are applied. */
export function jsonChanges(
  before: unknown,
  after: unknown,
  places: Places = { at: '', pointer: '' },
): JsonChange[] {
  if (Array.isArray(before) && Array.isArray(after)) return ofLists(before, after, places);
  if (isRecord(before) && isRecord(after)) return ofRecords(before, after, places);
  return sameValue(before, after) ? [] : [{ kind: 'changed', ...places, was: before, is: after }];
}
