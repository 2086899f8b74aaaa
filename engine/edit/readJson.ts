import type { Json } from '../expression';
import { entryAt, jsonTree } from './jsonTree';

/** What a pointer leads to; undefined where there is nothing. */
export function readJson(text: string, pointer: string): Json | undefined {
  const tree = jsonTree(text);
  const node = pointer === '' ? tree : entryAt(tree, pointer)?.value;
  return node && (JSON.parse(text.slice(node.start, node.end)) as Json);
}
