import { entryAt, jsonTree, nodeAt, pointerParts, type JsonNode } from './jsonTree';

function swap(text: string, { entries }: JsonNode, index: number): string {
  const [one, other] = [entries[index]!, entries[index + 1]!];
  const between = text.slice(one.value.end, other.start);
  return (
    text.slice(0, one.start) +
    text.slice(other.start, other.value.end) +
    between +
    text.slice(one.start, one.value.end) +
    text.slice(other.value.end)
  );
}

/** Moves an entry of a list or object by so many places; an impossible move changes nothing. */
export function moveJson(text: string, pointer: string, by: number): string {
  const above = pointer.slice(0, pointer.lastIndexOf('/'));
  const key = pointerParts(pointer).at(-1);
  const entries = nodeAt(jsonTree(text), above)?.entries ?? [];
  const from = entries.findIndex((one) => one.key === key);
  if (from < 0 || !entries[from + by]) return text;
  const step = Math.sign(by);
  let moved = text;
  for (let at = from; at !== from + by; at += step)
    moved = swap(moved, nodeAt(jsonTree(moved), above)!, Math.min(at, at + step));
  return moved;
}

/** Gives an object's key another name at its place; a name that is taken changes nothing. */
export function renameJson(text: string, pointer: string, key: string): string {
  const above = pointer.slice(0, pointer.lastIndexOf('/'));
  const entry = entryAt(jsonTree(text), pointer);
  const container = nodeAt(jsonTree(text), above);
  if (!entry || container?.kind !== 'object' || container.entries.some((one) => one.key === key)) return text;
  const end = text.slice(0, entry.value.start).lastIndexOf('"') + 1;
  return text.slice(0, entry.start) + JSON.stringify(key) + text.slice(end);
}
