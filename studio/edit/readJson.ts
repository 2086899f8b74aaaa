import type { Json } from '../../engine/expression';
import { jsonTree, nodeAt } from './jsonTree';

/** The value at a pointer; undefined if absent. */
export function readJson(text: string, pointer: string): Json | undefined {
  const node = nodeAt(jsonTree(text), pointer);
  return node && (JSON.parse(text.slice(node.start, node.end)) as Json);
}
