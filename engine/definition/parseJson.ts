import type { Json } from '../expression';
import { scanJson } from './scanJson';

/** The value of a text; undefined where it is not JSON or is nested deeper than MOST_LEVELS. */
export function parseJson(text: string): Json | undefined {
  return scanJson(text).brokenAt === undefined ? (JSON.parse(text) as Json) : undefined;
}
