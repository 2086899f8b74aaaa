import { MOST_LEVELS, pointerPart } from '../../engine/definition';

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

const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:,]|[^\s{}[\]:,"]+/g;

/** Parses JSON with positions; of an invalid text, as far as it goes. */
class Reader {
  private readonly tokens: readonly RegExpExecArray[];
  private readonly text: string;
  private at = 0;
  private levels = 0;

  constructor(text: string) {
    this.text = text;
    this.tokens = [...text.matchAll(TOKEN)];
  }

  value(): JsonNode {
    const token = this.tokens[this.at];
    if (!token) return { kind: 'scalar', start: this.text.length, end: this.text.length, entries: [] };
    const isContainer = token[0] === '{' || token[0] === '[';
    if (isContainer && this.levels === MOST_LEVELS) return this.whole();
    if (isContainer) return this.container(token[0] === '{' ? 'object' : 'list');
    this.at += 1;
    return { kind: 'scalar', start: token.index, end: token.index + token[0].length, entries: [] };
  }

  /** Too deep a nesting is kept as one value. */
  private whole(): JsonNode {
    const start = this.tokens[this.at]!.index;
    let end = this.text.length;
    let open = 0;
    for (; this.at < this.tokens.length; this.at += 1) {
      const { index, 0: word } = this.tokens[this.at]!;
      if (word === '{' || word === '[') open += 1;
      if (word === '}' || word === ']') open -= 1;
      if (open > 0) continue;
      end = index + 1;
      this.at += 1;
      break;
    }
    return { kind: 'scalar', start, end, entries: [] };
  }

  /** Any closing bracket ends it, so that every loop advances. */
  private container(kind: 'object' | 'list'): JsonNode {
    const start = this.tokens[this.at++]!.index;
    this.levels += 1;
    const entries: JsonEntry[] = [];
    while (this.word !== undefined && this.word !== '}' && this.word !== ']') {
      if (this.word === ',') this.at += 1;
      else entries.push(this.entry(kind, entries.length));
    }
    const last = this.tokens[this.at++];
    this.levels -= 1;
    return { kind, start, end: last ? last.index + 1 : this.text.length, entries };
  }

  private get word(): string | undefined {
    return this.tokens[this.at]?.[0];
  }

  private entry(kind: 'object' | 'list', index: number): JsonEntry {
    const { index: start, 0: written } = this.tokens[this.at]!;
    if (kind === 'list') return { key: String(index), start, value: this.closed() };
    this.at += 1;
    if (this.word === ':') this.at += 1;
    return { key: unquoted(written), start, value: this.closed() };
  }

  /** A bracket that closes something else ends a value that is missing. */
  private closed(): JsonNode {
    const token = this.tokens[this.at];
    if (!token || !/^[}\],:]$/.test(token[0])) return this.value();
    if (token[0] === ':') this.at += 1;
    return { kind: 'scalar', start: token.index, end: token.index, entries: [] };
  }
}

function unquoted(written: string): string {
  try {
    return String(JSON.parse(written));
  } catch {
    return written;
  }
}

export function jsonTree(text: string): JsonNode {
  return new Reader(text).value();
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

export const pointerAt = (text: string, offset: number): string => pointerIn(jsonTree(text), offset);

export function pointerIn(tree: JsonNode, offset: number): string {
  let [node, pointer] = [tree, ''];
  for (;;) {
    const inner = node.entries.find(({ start, value }) => start <= offset && offset <= value.end);
    if (!inner) return pointer;
    pointer += pointerPart(inner.key);
    node = inner.value;
  }
}
