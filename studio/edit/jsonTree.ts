import { parseTree, type Node } from 'jsonc-parser';
import { pointerPart, scanJson } from '../../engine/definition';

export interface JsonNode {
  readonly kind: 'object' | 'list' | 'scalar';
  readonly start: number;
  readonly end: number;
  readonly entries: readonly JsonEntry[];
}

export interface JsonEntry {
  readonly key: string;
  /** Where the key begins; of a list's item, where the value does. */
  readonly start: number;
  readonly value: JsonNode;
}

/** A text until its brackets stand deeper than any definition's, which would overflow the parser's stack. */
function untilTooDeep(text: string): string {
  const { tooDeep, brokenAt } = scanJson(text);
  return tooDeep === undefined ? text : text.slice(0, brokenAt);
}

function nodeOf({ type, offset, length, children = [] }: Node): JsonNode {
  const [start, end] = [offset, offset + length];
  if (type === 'array') {
    const entries = children.map((item, index) => ({
      key: String(index),
      start: item.offset,
      value: nodeOf(item),
    }));
    return { kind: 'list', start, end, entries };
  }
  if (type === 'object') return { kind: 'object', start, end, entries: children.map(entryOf) };
  return { kind: 'scalar', start, end, entries: [] };
}

function entryOf({ offset: start, length, children = [] }: Node): JsonEntry {
  const [key, value] = children;
  const missing = { kind: 'scalar', start: start + length, end: start + length, entries: [] } as const;
  return { key: String(key?.value), start, value: value ? nodeOf(value) : missing };
}

/** The parts of a text with their places; of an invalid text, as far as it goes. */
export function jsonTree(text: string): JsonNode {
  const tree = parseTree(untilTooDeep(text), [], { disallowComments: true });
  return tree ? nodeOf(tree) : { kind: 'scalar', start: 0, end: text.length, entries: [] };
}

export function pointerParts(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The entry that a pointer leads to; undefined for the whole text, and for what is not there. */
export function entryAt(tree: JsonNode, pointer: string): JsonEntry | undefined {
  let [node, entry]: [JsonNode, JsonEntry | undefined] = [tree, undefined];
  for (const part of pointerParts(pointer)) {
    entry = node.entries.findLast(({ key }) => key === part);
    if (!entry) return undefined;
    node = entry.value;
  }
  return entry;
}

/** The value that a pointer leads to, the whole for none; undefined for what is not there. */
export const nodeAt = (tree: JsonNode, pointer: string): JsonNode | undefined =>
  pointer === '' ? tree : entryAt(tree, pointer)?.value;

/** The range of a pointer or the nearest one: an unwanted key from its key on, a missing key's object. */
export function rangeOf(text: string, pointer: string): { start: number; end: number } {
  const tree = jsonTree(text);
  for (let rest = pointer; rest !== ''; rest = rest.slice(0, rest.lastIndexOf('/'))) {
    const entry = entryAt(tree, rest);
    if (!entry) continue;
    if (entry.value.kind === 'scalar') return { start: entry.start, end: entry.value.end };
    return { start: entry.start, end: Math.min(entry.value.start + 1, text.length) };
  }
  return { start: tree.start, end: Math.min(tree.start + 1, text.length) };
}

export function pointerIn(tree: JsonNode, offset: number): string {
  let [node, pointer] = [tree, ''];
  for (;;) {
    const inner = node.entries.find(({ start, value }) => start <= offset && offset <= value.end);
    if (!inner) return pointer;
    pointer += pointerPart(inner.key);
    node = inner.value;
  }
}
