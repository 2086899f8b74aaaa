import { scanJson } from '../../engine/definition';
import type { Json } from '../../engine/expression';

/** The value of a text; undefined where it is not JSON or is nested deeper than MOST_LEVELS. */
export function parseJson(text: string): Json | undefined {
  return scanJson(text).brokenAt === undefined ? (JSON.parse(text) as Json) : undefined;
}
