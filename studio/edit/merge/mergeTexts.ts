import { pointerPart } from '../../../engine/definition';
import { parseJson } from '../parseJson';
import type { Json } from '../../../engine/expression';
import { moveJson } from '../jsonMoves';
import { jsonTree, nodeAt } from '../jsonTree';
import { withValue } from '../valueEdits';
import { Conflicts, type Choice, type Conflict } from './Conflicts';
import { isObject, mergeValues } from './mergeValues';

export interface Versions {
  /** Empty where there was no file. */
  readonly base: string;
  readonly mine: string;
  readonly theirs: string;
}

export interface Merged {
  /** My changes written into the saved text; unchanged parts stay character by character. */
  readonly text: string;
  readonly conflicts: readonly Conflict[];
}

/** Both changes in one text, by the choices where they conflict; undefined where a text is no JSON object. */
export function mergeTexts(
  { base, mine, theirs }: Versions,
  choices: ReadonlyMap<string, Choice> = new Map(),
): Merged | undefined {
  const [before, own, other] = [base, mine, theirs].map(parseJson) as [Json?, Json?, Json?];
  if (!isObject(own) || !isObject(other) || !(isObject(before) || base === '')) return undefined;
  const conflicts = new Conflicts(choices);
  const value = mergeValues({ base: before, mine: own, theirs: other }, conflicts) ?? other;
  const keys: Keys = new Map();
  collectKeys(value, '', keys);
  return { text: inOrder(written(theirs, value, keys), keys), conflicts: conflicts.found };
}

type Keys = Map<string, readonly string[]>;

function written(text: string, value: Json, keys: Keys): string {
  return withValue(text, value, {
    keysAt: (pointer) => keys.get(pointer) ?? [],
    isOptional: () => false,
    blankItem: () => null,
  });
}

const isContainer = (value: Json): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null;

function collectKeys(value: Json, at: string, into: Keys): void {
  if (!isContainer(value)) return;
  if (!Array.isArray(value)) into.set(at, Object.keys(value));
  for (const [key, inner] of Object.entries(value)) collectKeys(inner, at + pointerPart(key), into);
}

/** Numeric keys come first in a JS object, whatever the text's order. */
const isPlain = (keys: readonly string[]) => keys.every((key) => !/^\d+$/.test(key));

function inOrder(text: string, wanted: Keys): string {
  let moved = text;
  // Read again only where something was moved: a file has thousands of objects.
  let tree = jsonTree(moved);
  for (const [pointer, keys] of wanted) {
    if (!isPlain(keys)) continue;
    for (const [index, key] of keys.entries()) {
      const there = nodeAt(tree, pointer)?.entries.map((entry) => entry.key) ?? [];
      if (there.join('\n') === keys.join('\n')) break;
      moved = moveJson(moved, pointer + pointerPart(key), index - there.indexOf(key));
      tree = jsonTree(moved);
    }
  }
  return moved;
}
