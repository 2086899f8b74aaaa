import type { Json } from '../expression';
import { scanJson } from './scanJson';

/** The value of a text; undefined where it is no JSON, or nested more deeply than anything here walks. */
export function parseJson(text: string): Json | undefined {
  return scanJson(text).brokenAt === undefined ? (JSON.parse(text) as Json) : undefined;
}
