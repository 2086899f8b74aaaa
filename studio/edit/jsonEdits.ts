import type { Json } from '../../engine/expression';
import { entryAt, jsonTree, nodeAt, pointerParts, type JsonEntry, type JsonNode } from './jsonTree';

const WIDTH = 110;

const lineStart = (text: string, offset: number) => text.lastIndexOf('\n', offset - 1) + 1;
const indentAt = (text: string, offset: number) => /^[ \t]*/.exec(text.slice(lineStart(text, offset)))![0];
const isOnOneLine = (text: string, { start, end }: JsonNode) => !text.slice(start, end).includes('\n');

function inline(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}: ${inline(inner)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

/** A value as the files have it: on one line where it fits behind `before`, otherwise a line for each part. */
function laidOut(value: Json, indent: string, before: number): string {
  const short = inline(value);
  if (indent.length + before + short.length < WIDTH || typeof value !== 'object' || value === null)
    return short;
  const deeper = `${indent}  `;
  const isList = Array.isArray(value);
  const parts = Object.entries(value as Record<string, Json>).map(([name, inner]) => {
    const key = isList ? '' : `${JSON.stringify(name)}: `;
    return `${deeper}${key}${laidOut(inner, deeper, key.length)}`;
  });
  const [open, close] = isList ? '[]' : '{}';
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`;
}

function same(text: string, { start, end }: JsonNode, value: Json): boolean {
  return JSON.stringify(JSON.parse(text.slice(start, end))) === JSON.stringify(value);
}

const splice = (text: string, start: number, end: number, to: string) =>
  text.slice(0, start) + to + text.slice(end);

function containerOf(text: string, pointer: string): { node: JsonNode; key: string } | undefined {
  const tree = jsonTree(text);
  const above = pointer.slice(0, pointer.lastIndexOf('/'));
  const node = nodeAt(tree, above);
  const key = pointerParts(pointer).at(-1);
  return node && key !== undefined && node.kind !== 'scalar' ? { node, key } : undefined;
}

const keyed = (node: JsonNode, key: string) => (node.kind === 'object' ? `${JSON.stringify(key)}: ` : '');

function insert(text: string, node: JsonNode, key: string, value: Json, behind?: JsonEntry): string {
  const before = keyed(node, key);
  const indent = indentAt(text, node.start);
  if (node.entries.length === 0) {
    const only = `${before}${laidOut(value, `${indent}  `, before.length)}`;
    return splice(text, node.start + 1, node.end - 1, `\n${indent}  ${only}\n${indent}`);
  }
  if (isOnOneLine(text, node)) {
    const [at, written] = [behind?.value.end, `${before}${inline(value)}`];
    if (at !== undefined) return splice(text, at, at, `, ${written}`);
    return splice(text, node.entries[0]!.start, node.entries[0]!.start, `${written}, `);
  }
  const deeper = indentAt(text, node.entries[0]!.start);
  const written = `${before}${laidOut(value, deeper, before.length)}`;
  if (behind) return splice(text, behind.value.end, behind.value.end, `,\n${deeper}${written}`);
  const { start } = node.entries[0]!;
  return splice(text, start, start, `${written},\n${deeper}`);
}

/**
 * Sets the value at a pointer, or adds it: a key after `after` if present, otherwise last; `-` means the end of a
 * list, an index a place in it. The rest of the text is unchanged; an equal value changes nothing.
 */
export function setJson(text: string, pointer: string, value: Json, after?: string): string {
  const found = containerOf(text, pointer);
  if (!found) throw new Error(`There is nothing around ${pointer}.`);
  const { node, key } = found;
  const entry = node.entries.findLast((one) => one.key === key);
  if (entry) {
    if (same(text, entry.value, value)) return text;
    const indent = indentAt(text, entry.start);
    const to = laidOut(value, indent, keyed(node, key).length);
    return splice(text, entry.value.start, entry.value.end, to);
  }
  const behind = node.entries.find((one) => one.key === after) ?? node.entries.at(-1);
  return insert(text, node, key, value, behind);
}

export function insertJson(text: string, pointer: string, index: number, value: Json): string {
  const tree = jsonTree(text);
  const list = nodeAt(tree, pointer);
  if (list?.kind !== 'list') throw new Error(`There is no list at ${pointer}.`);
  return insert(
    text,
    list,
    '',
    value,
    index === 0 ? undefined : (list.entries[index - 1] ?? list.entries.at(-1)),
  );
}

export function copyJson(text: string, pointer: string): string {
  const entry = entryAt(jsonTree(text), pointer);
  if (!entry) throw new Error(`There is nothing at ${pointer}.`);
  const { start, end } = entry.value;
  const isOwnLine = text.slice(lineStart(text, start), start).trim() === '';
  const between = isOwnLine ? `,\n${indentAt(text, start)}` : ', ';
  return splice(text, end, end, between + text.slice(start, end));
}

/** Removes a key or item with its comma; does nothing if it is absent. */
export function removeJson(text: string, pointer: string): string {
  const found = containerOf(text, pointer);
  const at = found ? found.node.entries.findIndex(({ key }) => key === found.key) : -1;
  if (!found || at < 0) return text;
  const { node } = found;
  const [entry, before, next] = [node.entries[at]!, node.entries[at - 1], node.entries[at + 1]];
  if (before) return splice(text, before.value.end, entry.value.end, '');
  if (next) return splice(text, entry.start, next.start, '');
  return splice(text, node.start + 1, node.end - 1, '');
}
