import type { Json } from '../../engine/expression';
import { jsonTree, nodeAt } from './jsonTree';

/** What a pointer leads to; undefined where there is nothing. */
export function readJson(text: string, pointer: string): Json | undefined {
  const node = nodeAt(jsonTree(text), pointer);
  return node && (JSON.parse(text.slice(node.start, node.end)) as Json);
}
